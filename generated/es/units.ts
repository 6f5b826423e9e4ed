/**
 * The units that callers may write beside a number. Generated from the catalog by `npm run generate`: edit the catalog,
 * not this file.
 */
import type { AcceptedUnit } from '../../engine/kernel/module.js';

/** By the unit of the input, which comes first. */
export const acceptedUnits: Readonly<{
  '%': readonly AcceptedUnit[];
  A: readonly AcceptedUnit[];
  Btuh: readonly AcceptedUnit[];
  USD: readonly AcceptedUnit[];
  acre: readonly AcceptedUnit[];
  axle: readonly AcceptedUnit[];
  cfm: readonly AcceptedUnit[];
  circuit: readonly AcceptedUnit[];
  cm3: readonly AcceptedUnit[];
  coat: readonly AcceptedUnit[];
  day: readonly AcceptedUnit[];
  degF: readonly AcceptedUnit[];
  elbow: readonly AcceptedUnit[];
  flute: readonly AcceptedUnit[];
  ft: readonly AcceptedUnit[];
  gal: readonly AcceptedUnit[];
  gpg: readonly AcceptedUnit[];
  gpm: readonly AcceptedUnit[];
  h: readonly AcceptedUnit[];
  head: readonly AcceptedUnit[];
  in: readonly AcceptedUnit[];
  inch: readonly AcceptedUnit[];
  kW: readonly AcceptedUnit[];
  kWh: readonly AcceptedUnit[];
  lb: readonly AcceptedUnit[];
  lft: readonly AcceptedUnit[];
  lm: readonly AcceptedUnit[];
  mi: readonly AcceptedUnit[];
  miPerKwh: readonly AcceptedUnit[];
  min: readonly AcceptedUnit[];
  mm: readonly AcceptedUnit[];
  mph: readonly AcceptedUnit[];
  percent: readonly AcceptedUnit[];
  person: readonly AcceptedUnit[];
  piece: readonly AcceptedUnit[];
  post: readonly AcceptedUnit[];
  ppm: readonly AcceptedUnit[];
  psi: readonly AcceptedUnit[];
  rpm: readonly AcceptedUnit[];
  sink: readonly AcceptedUnit[];
  sqft: readonly AcceptedUnit[];
  tire: readonly AcceptedUnit[];
  tonAC: readonly AcceptedUnit[];
  tree: readonly AcceptedUnit[];
  truckful: readonly AcceptedUnit[];
  year: readonly AcceptedUnit[];
}> = {
  '%': [
    { name: '%', spellings: ['%'] },
    { name: 'ppm', spellings: ['ppm', 'partespormillón'], over: 10000 },
    { name: 'percent', label: 'por ciento', spellings: ['percent', 'porciento'] },
  ],
  A: [{ name: 'A', spellings: ['a', 'amperio', 'amperios', 'ampere', 'amperes'] }],
  Btuh: [
    { name: 'Btuh', label: 'BTU por hora', spellings: ['btuh', 'btuporhora', 'btu/h', 'btuperhour'] },
    { name: 'W', spellings: ['w', 'watt', 'watts', 'vatio', 'vatios'], times: 100000000, over: 29307107 },
    {
      name: 'kW',
      spellings: ['kw', 'kilowatt', 'kilowatts', 'kilovatio', 'kilovatios'],
      times: 100000000000,
      over: 29307107,
    },
    {
      name: 'hp',
      label: 'HP',
      spellings: ['hp', 'caballo', 'caballos', 'caballodefuerza', 'caballosdefuerza'],
      times: 74570000000,
      over: 29307107,
    },
    { name: 'VA', spellings: ['va'], times: 100000000, over: 29307107 },
  ],
  USD: [{
    name: 'USD',
    label: '$',
    spellings: ['usd', '$', 'dólar', 'dólares', 'dolar', 'dolares', 'dollar', 'dollars'],
  }],
  acre: [
    { name: 'acre', label: 'acres', spellings: ['acre', 'acres'] },
    {
      name: 'sqft',
      label: 'pies²',
      spellings: ['sqft', 'pies²', 'pie²', 'pies2', 'piescuadrados', 'ft2', 'ft²'],
      offered: true,
      over: 43560,
    },
    {
      name: 'sqm',
      label: 'm²',
      spellings: ['sqm', 'm²', 'metrocuadrado', 'metroscuadrados', 'mts2', 'mts²', 'squaremeter', 'squaremeters', 'm2'],
      times: 78125,
      over: 316160658,
    },
    {
      name: 'hectare',
      label: 'ha',
      spellings: ['hectare', 'ha', 'hectárea', 'hectáreas', 'hectareas', 'hectares'],
      offered: true,
      times: 390625000,
      over: 158080329,
    },
    {
      name: 'sqyd',
      label: 'yardas²',
      spellings: ['sqyd', 'yardas²', 'yarda²', 'yardacuadrada', 'yardascuadradas', 'yarda2', 'yardas2', 'yd2', 'yd²'],
      over: 4840,
    },
    {
      name: 'square',
      label: 'cuadros',
      spellings: ['square', 'cuadros', 'cuadro', 'escuadra', 'escuadras', 'squares'],
      times: 5,
      over: 2178,
    },
  ],
  axle: [{ name: 'axle', label: 'ejes', spellings: ['axle', 'ejes', 'eje', 'axles'] }],
  cfm: [
    {
      name: 'cfm',
      label: 'pies cúbicos por minuto',
      spellings: [
        'cfm',
        'piescúbicosporminuto',
        'piecúbicoporminuto',
        'piecubicoporminuto',
        'piescubicosporminuto',
        'cubicfeetperminute',
        'cubicfootperminute',
      ],
    },
    {
      name: 'gpm',
      label: 'galones por minuto',
      spellings: ['gpm', 'galonesporminuto', 'galónporminuto', 'galonporminuto', 'gallonsperminute', 'gallonperminute'],
      times: 77,
      over: 576,
    },
    {
      name: 'cfs',
      label: 'pies cúbicos por segundo',
      spellings: [
        'cfs',
        'piescúbicosporsegundo',
        'piecúbicoporsegundo',
        'piecubicoporsegundo',
        'piescubicosporsegundo',
        'cubicfeetasecond',
        'cubicfootasecond',
      ],
      times: 60,
    },
  ],
  circuit: [{ name: 'circuit', label: 'circuitos', spellings: ['circuit', 'circuitos', 'circuito', 'circuits'] }],
  cm3: [
    {
      name: 'cm3',
      spellings: [
        'cm3',
        'centímetrocúbico',
        'centímetroscúbicos',
        'centimetrocubico',
        'centimetroscubicos',
        'cubiccentimeter',
        'cubiccentimeters',
      ],
    },
    {
      name: 'cuft',
      label: 'pies³',
      spellings: [
        'cuft',
        'pies³',
        'piecúbico',
        'piescúbicos',
        'piecubico',
        'piescubicos',
        'pie3',
        'pies3',
        'cubicfoot',
        'cubicfeet',
      ],
      times: 28316.846592,
    },
    {
      name: 'cuyd',
      label: 'yardas cúbicas',
      spellings: [
        'cuyd',
        'yardascúbicas',
        'yardacúbica',
        'yardacubica',
        'yardascubicas',
        'yd3',
        'yd³',
        'cubicyards',
        'cubicyard',
      ],
      times: 764554.857984,
    },
    {
      name: 'gal',
      label: 'galones',
      spellings: ['gal', 'galones', 'galón', 'galon', 'gallons', 'gallon', 'gals'],
      times: 3785.411784,
    },
    { name: 'pint', label: 'pintas', spellings: ['pint', 'pintas', 'pinta', 'pints'], times: 473.176473 },
    {
      name: 'floz',
      label: 'onzas líquidas',
      spellings: ['floz', 'onzaslíquidas', 'onzalíquida', 'onzaliquida', 'onzasliquidas', 'fluidounce', 'fluidounces'],
      times: 29.5735295625,
    },
    {
      name: 'ml',
      spellings: ['mililitro', 'mililitros', 'mls', 'milliliter', 'milliliters'],
      exact: ['ml', 'mL'],
      offered: true,
    },
    {
      name: 'liter',
      label: 'litros',
      spellings: ['liter', 'litros', 'litro', 'lt', 'lts', 'ltr', 'ltrs', 'liters', 'l', 'litre', 'litres'],
      times: 1000,
    },
    {
      name: 'bdft',
      label: 'pies tablón',
      spellings: [
        'bdft',
        'piestablón',
        'pietablón',
        'pietablon',
        'piestablon',
        'pietabla',
        'piestabla',
        'pietablar',
        'piestablares',
        'boardfeet',
        'boardfoot',
      ],
      times: 2359.737216,
    },
    {
      name: 'acreft',
      label: 'acres-pie',
      spellings: ['acreft', 'acres-pie', 'acre-pie', 'acrepie', 'acrespie', 'acre-feet', 'acre-foot'],
      times: 3854630742336,
      over: 3125,
    },
  ],
  coat: [{ name: 'coat', label: 'manos', spellings: ['coat', 'manos', 'mano', 'capa', 'capas', 'coats'] }],
  day: [
    { name: 'day', label: 'días', spellings: ['day', 'días', 'día', 'dia', 'dias', 'days'] },
    { name: 'h', label: 'horas', spellings: ['h', 'horas', 'hora', 'hrs', 'hours', 'hour'], over: 24 },
    { name: 'min', label: 'minutos', spellings: ['min', 'minutos', 'minuto', 'minutes', 'minute'], over: 1440 },
    { name: 'sec', label: 'segundos', spellings: ['sec', 'segundos', 'segundo', 'seconds', 'second'], over: 86400 },
  ],
  degF: [
    {
      name: 'degF',
      label: '°F',
      spellings: ['degf', '°f', 'gradof', 'gradosf', 'gradofahrenheit', 'gradosfahrenheit', 'degreef', 'degreesf', 'f'],
    },
    {
      name: 'degC',
      label: '°C',
      spellings: ['degc', '°c', 'gradoc', 'gradosc', 'gradoscentígrados', 'gradoscelsius', 'degreec', 'degreesc', 'c'],
      times: 1.8,
      plus: 32,
    },
  ],
  elbow: [{ name: 'elbow', label: 'codos', spellings: ['elbow', 'codos', 'codo', 'elbows'] }],
  flute: [{ name: 'flute', label: 'filos', spellings: ['flute', 'filos', 'filo', 'flauta', 'flautas', 'flutes'] }],
  ft: [
    { name: 'ft', label: 'pies', spellings: ['ft', 'pies', 'pie', "'", 'foot', 'feet'] },
    {
      name: 'lft',
      label: 'pies lineales',
      spellings: ['lft', 'pieslineales', 'pielineal', 'linearft', 'linearfoot', 'linearfeet'],
    },
    { name: 'in', label: 'pulg', spellings: ['in', 'pulg', 'pulgada', 'pulgadas', '"', 'inch', 'inches'], over: 12 },
    { name: 'yd', spellings: ['yd', 'yarda', 'yardas', 'yard', 'yards'], times: 3 },
    { name: 'mi', label: 'millas', spellings: ['mi', 'millas', 'milla', 'miles', 'mile'], times: 5280 },
    {
      name: 'mm',
      spellings: ['milímetro', 'milímetros', 'milimetro', 'milimetros', 'millimeter', 'millimeters'],
      exact: ['mm'],
      times: 5,
      over: 1524,
    },
    {
      name: 'cm',
      spellings: ['cm', 'centímetro', 'centímetros', 'centimetro', 'centimetros', 'centimeter', 'centimeters'],
      times: 25,
      over: 762,
    },
    {
      name: 'm',
      spellings: ['metro', 'metros', 'mt', 'mts', 'meter', 'meters', 'metre', 'metres'],
      exact: ['m'],
      times: 1250,
      over: 381,
    },
  ],
  gal: [
    { name: 'gal', label: 'galones', spellings: ['gal', 'galones', 'galón', 'galon', 'gallons', 'gallon', 'gals'] },
    {
      name: 'cuft',
      label: 'pies³',
      spellings: [
        'cuft',
        'pies³',
        'piecúbico',
        'piescúbicos',
        'piecubico',
        'piescubicos',
        'pie3',
        'pies3',
        'cubicfoot',
        'cubicfeet',
      ],
      offered: true,
      times: 576,
      over: 77,
    },
    {
      name: 'cuyd',
      label: 'yardas cúbicas',
      spellings: [
        'cuyd',
        'yardascúbicas',
        'yardacúbica',
        'yardacubica',
        'yardascubicas',
        'yd3',
        'yd³',
        'cubicyards',
        'cubicyard',
      ],
      times: 15552,
      over: 77,
    },
    {
      name: 'cm3',
      spellings: [
        'cm3',
        'centímetrocúbico',
        'centímetroscúbicos',
        'centimetrocubico',
        'centimetroscubicos',
        'cubiccentimeter',
        'cubiccentimeters',
      ],
      times: 125000,
      over: 473176473,
    },
    { name: 'pint', label: 'pintas', spellings: ['pint', 'pintas', 'pinta', 'pints'], over: 8 },
    {
      name: 'floz',
      label: 'onzas líquidas',
      spellings: ['floz', 'onzaslíquidas', 'onzalíquida', 'onzaliquida', 'onzasliquidas', 'fluidounce', 'fluidounces'],
      over: 128,
    },
    {
      name: 'ml',
      spellings: ['mililitro', 'mililitros', 'mls', 'milliliter', 'milliliters'],
      exact: ['ml', 'mL'],
      times: 125000,
      over: 473176473,
    },
    {
      name: 'liter',
      label: 'litros',
      spellings: ['liter', 'litros', 'litro', 'lt', 'lts', 'ltr', 'ltrs', 'liters', 'l', 'litre', 'litres'],
      offered: true,
      times: 125000000,
      over: 473176473,
    },
    {
      name: 'bdft',
      label: 'pies tablón',
      spellings: [
        'bdft',
        'piestablón',
        'pietablón',
        'pietablon',
        'piestablon',
        'pietabla',
        'piestabla',
        'pietablar',
        'piestablares',
        'boardfeet',
        'boardfoot',
      ],
      times: 48,
      over: 77,
    },
    {
      name: 'acreft',
      label: 'acres-pie',
      spellings: ['acreft', 'acres-pie', 'acre-pie', 'acrepie', 'acrespie', 'acre-feet', 'acre-foot'],
      times: 2280960,
      over: 7,
    },
  ],
  gpg: [{
    name: 'gpg',
    label: 'granos por galón',
    spellings: [
      'gpg',
      'granosporgalón',
      'granoporgalón',
      'granoporgalon',
      'granosporgalon',
      'grainspergallon',
      'grainpergallon',
    ],
  }],
  gpm: [
    {
      name: 'gpm',
      label: 'galones por minuto',
      spellings: ['gpm', 'galonesporminuto', 'galónporminuto', 'galonporminuto', 'gallonsperminute', 'gallonperminute'],
    },
    {
      name: 'cfm',
      label: 'pies cúbicos por minuto',
      spellings: [
        'cfm',
        'piescúbicosporminuto',
        'piecúbicoporminuto',
        'piecubicoporminuto',
        'piescubicosporminuto',
        'cubicfeetperminute',
        'cubicfootperminute',
      ],
      times: 576,
      over: 77,
    },
    {
      name: 'cfs',
      label: 'pies cúbicos por segundo',
      spellings: [
        'cfs',
        'piescúbicosporsegundo',
        'piecúbicoporsegundo',
        'piecubicoporsegundo',
        'piescubicosporsegundo',
        'cubicfeetasecond',
        'cubicfootasecond',
      ],
      times: 34560,
      over: 77,
    },
  ],
  h: [
    { name: 'h', label: 'horas', spellings: ['h', 'horas', 'hora', 'hrs', 'hours', 'hour'] },
    { name: 'min', label: 'minutos', spellings: ['min', 'minutos', 'minuto', 'minutes', 'minute'], over: 60 },
    { name: 'sec', label: 'segundos', spellings: ['sec', 'segundos', 'segundo', 'seconds', 'second'], over: 3600 },
    { name: 'day', label: 'días', spellings: ['day', 'días', 'día', 'dia', 'dias', 'days'], times: 24 },
  ],
  head: [{ name: 'head', label: 'cabezas', spellings: ['head', 'cabezas', 'cabeza'] }],
  in: [
    { name: 'in', label: 'pulg', spellings: ['in', 'pulg', 'pulgada', 'pulgadas', '"', 'inch', 'inches'] },
    { name: 'ft', label: 'pies', spellings: ['ft', 'pies', 'pie', "'", 'foot', 'feet'], times: 12 },
    {
      name: 'lft',
      label: 'pies lineales',
      spellings: ['lft', 'pieslineales', 'pielineal', 'linearft', 'linearfoot', 'linearfeet'],
      times: 12,
    },
    { name: 'yd', spellings: ['yd', 'yarda', 'yardas', 'yard', 'yards'], times: 36 },
    { name: 'mi', label: 'millas', spellings: ['mi', 'millas', 'milla', 'miles', 'mile'], times: 63360 },
    {
      name: 'mm',
      spellings: ['milímetro', 'milímetros', 'milimetro', 'milimetros', 'millimeter', 'millimeters'],
      exact: ['mm'],
      times: 5,
      over: 127,
    },
    {
      name: 'cm',
      spellings: ['cm', 'centímetro', 'centímetros', 'centimetro', 'centimetros', 'centimeter', 'centimeters'],
      times: 50,
      over: 127,
    },
    {
      name: 'm',
      spellings: ['metro', 'metros', 'mt', 'mts', 'meter', 'meters', 'metre', 'metres'],
      exact: ['m'],
      times: 5000,
      over: 127,
    },
  ],
  inch: [
    { name: 'inch', label: 'pulgadas', spellings: ['inch', 'pulgadas', 'pulgada', 'inches'] },
    { name: 'ft', label: 'pies', spellings: ['ft', 'pies', 'pie', "'", 'foot', 'feet'], times: 12 },
    {
      name: 'lft',
      label: 'pies lineales',
      spellings: ['lft', 'pieslineales', 'pielineal', 'linearft', 'linearfoot', 'linearfeet'],
      times: 12,
    },
    { name: 'in', label: 'pulg', spellings: ['in', 'pulg', '"'] },
    { name: 'yd', spellings: ['yd', 'yarda', 'yardas', 'yard', 'yards'], times: 36 },
    { name: 'mi', label: 'millas', spellings: ['mi', 'millas', 'milla', 'miles', 'mile'], times: 63360 },
    {
      name: 'mm',
      spellings: ['milímetro', 'milímetros', 'milimetro', 'milimetros', 'millimeter', 'millimeters'],
      exact: ['mm'],
      times: 5,
      over: 127,
    },
    {
      name: 'cm',
      spellings: ['cm', 'centímetro', 'centímetros', 'centimetro', 'centimetros', 'centimeter', 'centimeters'],
      times: 50,
      over: 127,
    },
    {
      name: 'm',
      spellings: ['metro', 'metros', 'mt', 'mts', 'meter', 'meters', 'metre', 'metres'],
      exact: ['m'],
      times: 5000,
      over: 127,
    },
  ],
  kW: [
    { name: 'kW', spellings: ['kw', 'kilowatt', 'kilowatts', 'kilovatio', 'kilovatios'] },
    { name: 'W', spellings: ['w', 'watt', 'watts', 'vatio', 'vatios'], over: 1000 },
    {
      name: 'hp',
      label: 'HP',
      spellings: ['hp', 'caballo', 'caballos', 'caballodefuerza', 'caballosdefuerza'],
      times: 0.7457,
    },
    {
      name: 'Btuh',
      label: 'BTU por hora',
      spellings: ['btuh', 'btuporhora', 'btu/h', 'btuperhour'],
      times: 0.00029307107,
    },
    { name: 'VA', spellings: ['va'], over: 1000 },
  ],
  kWh: [{ name: 'kWh', spellings: ['kwh', 'kilowatt-hora', 'kilowatts-hora', 'kilovatio-hora', 'kilovatios-hora'] }],
  lb: [
    { name: 'lb', spellings: ['lb', 'libra', 'libras', 'lbs', 'pound', 'pounds'] },
    { name: 'ton', label: 'toneladas', spellings: ['ton', 'toneladas', 'tonelada', 'tons'], times: 2000 },
    { name: 'oz', spellings: ['oz', 'onza', 'onzas', 'ounce', 'ounces'], over: 16 },
    { name: 'grain', label: 'granos', spellings: ['grain', 'granos', 'grano', 'grains'], over: 7000 },
    { name: 'g', spellings: ['gramo', 'gramos', 'gram', 'grams'], exact: ['g'], times: 100000, over: 45359237 },
    {
      name: 'kg',
      spellings: ['kg', 'kilogramo', 'kilogramos', 'kilo', 'kilos', 'kilogram', 'kilograms'],
      times: 100000000,
      over: 45359237,
    },
  ],
  lft: [
    {
      name: 'lft',
      label: 'pies lineales',
      spellings: ['lft', 'pieslineales', 'pielineal', 'linearft', 'linearfoot', 'linearfeet'],
    },
    { name: 'ft', label: 'pies', spellings: ['ft', 'pies', 'pie', "'", 'foot', 'feet'] },
    { name: 'in', label: 'pulg', spellings: ['in', 'pulg', 'pulgada', 'pulgadas', '"', 'inch', 'inches'], over: 12 },
    { name: 'yd', spellings: ['yd', 'yarda', 'yardas', 'yard', 'yards'], times: 3 },
    { name: 'mi', label: 'millas', spellings: ['mi', 'millas', 'milla', 'miles', 'mile'], times: 5280 },
    {
      name: 'mm',
      spellings: ['milímetro', 'milímetros', 'milimetro', 'milimetros', 'millimeter', 'millimeters'],
      exact: ['mm'],
      times: 5,
      over: 1524,
    },
    {
      name: 'cm',
      spellings: ['cm', 'centímetro', 'centímetros', 'centimetro', 'centimetros', 'centimeter', 'centimeters'],
      times: 25,
      over: 762,
    },
    {
      name: 'm',
      spellings: ['metro', 'metros', 'mt', 'mts', 'meter', 'meters', 'metre', 'metres'],
      exact: ['m'],
      times: 1250,
      over: 381,
    },
  ],
  lm: [{ name: 'lm', label: 'lúmenes', spellings: ['lm', 'lúmenes', 'lumen', 'lumenes', 'lumens'] }],
  mi: [
    { name: 'mi', label: 'millas', spellings: ['mi', 'millas', 'milla', 'miles', 'mile'] },
    { name: 'ft', label: 'pies', spellings: ['ft', 'pies', 'pie', "'", 'foot', 'feet'], over: 5280 },
    {
      name: 'lft',
      label: 'pies lineales',
      spellings: ['lft', 'pieslineales', 'pielineal', 'linearft', 'linearfoot', 'linearfeet'],
      over: 5280,
    },
    { name: 'in', label: 'pulg', spellings: ['in', 'pulg', 'pulgada', 'pulgadas', '"', 'inch', 'inches'], over: 63360 },
    { name: 'yd', spellings: ['yd', 'yarda', 'yardas', 'yard', 'yards'], over: 1760 },
    {
      name: 'mm',
      spellings: ['milímetro', 'milímetros', 'milimetro', 'milimetros', 'millimeter', 'millimeters'],
      exact: ['mm'],
      over: 1609344,
    },
    {
      name: 'cm',
      spellings: ['cm', 'centímetro', 'centímetros', 'centimetro', 'centimetros', 'centimeter', 'centimeters'],
      times: 5,
      over: 804672,
    },
    {
      name: 'm',
      spellings: ['metro', 'metros', 'mt', 'mts', 'meter', 'meters', 'metre', 'metres'],
      exact: ['m'],
      times: 125,
      over: 201168,
    },
  ],
  miPerKwh: [{
    name: 'miPerKwh',
    label: 'millas por kWh',
    spellings: ['miperkwh', 'millasporkwh', 'millaporkwh', 'milesperkwh', 'mileperkwh'],
  }],
  min: [
    { name: 'min', label: 'minutos', spellings: ['min', 'minutos', 'minuto', 'minutes', 'minute'] },
    { name: 'h', label: 'horas', spellings: ['h', 'horas', 'hora', 'hrs', 'hours', 'hour'], times: 60 },
    { name: 'sec', label: 'segundos', spellings: ['sec', 'segundos', 'segundo', 'seconds', 'second'], over: 60 },
    { name: 'day', label: 'días', spellings: ['day', 'días', 'día', 'dia', 'dias', 'days'], times: 1440 },
  ],
  mm: [
    {
      name: 'mm',
      spellings: ['milímetro', 'milímetros', 'milimetro', 'milimetros', 'millimeter', 'millimeters'],
      exact: ['mm'],
    },
    { name: 'ft', label: 'pies', spellings: ['ft', 'pies', 'pie', "'", 'foot', 'feet'], times: 304.8 },
    {
      name: 'lft',
      label: 'pies lineales',
      spellings: ['lft', 'pieslineales', 'pielineal', 'linearft', 'linearfoot', 'linearfeet'],
      times: 304.8,
    },
    { name: 'in', label: 'pulg', spellings: ['in', 'pulg', 'pulgada', 'pulgadas', '"', 'inch', 'inches'], times: 25.4 },
    { name: 'yd', spellings: ['yd', 'yarda', 'yardas', 'yard', 'yards'], times: 914.4 },
    { name: 'mi', label: 'millas', spellings: ['mi', 'millas', 'milla', 'miles', 'mile'], times: 1609344 },
    {
      name: 'cm',
      spellings: ['cm', 'centímetro', 'centímetros', 'centimetro', 'centimetros', 'centimeter', 'centimeters'],
      times: 10,
    },
    {
      name: 'm',
      spellings: ['metro', 'metros', 'mt', 'mts', 'meter', 'meters', 'metre', 'metres'],
      exact: ['m'],
      times: 1000,
    },
  ],
  mph: [
    { name: 'mph', spellings: ['mph', 'millaporhora', 'millasporhora'] },
    {
      name: 'sfm',
      label: 'pies de superficie por minuto',
      spellings: [
        'sfm',
        'piesdesuperficieporminuto',
        'piedesuperficieporminuto',
        'surfacefeetaminute',
        'surfacefootaminute',
      ],
      over: 88,
    },
    {
      name: 'ipm',
      label: 'pulgadas por minuto',
      spellings: ['ipm', 'pulgadasporminuto', 'pulgadaporminuto', 'inchesaminute', 'inchaminute'],
      over: 1056,
    },
  ],
  percent: [
    { name: 'percent', label: 'por ciento', spellings: ['percent', 'porciento'] },
    { name: '%', spellings: ['%'] },
    { name: 'ppm', spellings: ['ppm', 'partespormillón'], over: 10000 },
  ],
  person: [{ name: 'person', label: 'personas', spellings: ['person', 'personas', 'persona', 'people'] }],
  piece: [{ name: 'piece', label: 'piezas', spellings: ['piece', 'piezas', 'pieza', 'pieces'] }],
  post: [{ name: 'post', label: 'postes', spellings: ['post', 'postes', 'poste', 'posts'] }],
  ppm: [
    { name: 'ppm', spellings: ['ppm', 'partespormillón'] },
    { name: '%', spellings: ['%'], times: 10000 },
    { name: 'percent', label: 'por ciento', spellings: ['percent', 'porciento'], times: 10000 },
  ],
  psi: [{ name: 'psi', spellings: ['psi', 'librasporpulgadacuadrada'] }],
  rpm: [{ name: 'rpm', spellings: ['rpm', 'revolucionesporminuto'] }],
  sink: [{ name: 'sink', label: 'fregaderos', spellings: ['sink', 'fregaderos', 'fregadero', 'sinks'] }],
  sqft: [
    { name: 'sqft', label: 'pies²', spellings: ['sqft', 'pies²', 'pie²', 'pies2', 'piescuadrados', 'ft2', 'ft²'] },
    {
      name: 'sqm',
      label: 'm²',
      spellings: ['sqm', 'm²', 'metrocuadrado', 'metroscuadrados', 'mts2', 'mts²', 'squaremeter', 'squaremeters', 'm2'],
      times: 1562500,
      over: 145161,
    },
    {
      name: 'hectare',
      label: 'ha',
      spellings: ['hectare', 'ha', 'hectárea', 'hectáreas', 'hectareas', 'hectares'],
      times: 15625000000,
      over: 145161,
    },
    {
      name: 'sqyd',
      label: 'yardas²',
      spellings: ['sqyd', 'yardas²', 'yarda²', 'yardacuadrada', 'yardascuadradas', 'yarda2', 'yardas2', 'yd2', 'yd²'],
      times: 9,
    },
    {
      name: 'square',
      label: 'cuadros',
      spellings: ['square', 'cuadros', 'cuadro', 'escuadra', 'escuadras', 'squares'],
      times: 100,
    },
    { name: 'acre', label: 'acres', spellings: ['acre', 'acres'], times: 43560 },
  ],
  tire: [{ name: 'tire', label: 'llantas', spellings: ['tire', 'llantas', 'llanta', 'tires'] }],
  tonAC: [{
    name: 'tonAC',
    label: 'toneladas de enfriamiento',
    spellings: [
      'tonac',
      'toneladasdeenfriamiento',
      'toneladadeenfriamiento',
      'tonelada',
      'toneladas',
      'tonsofcooling',
      'tonofcooling',
    ],
  }],
  tree: [{ name: 'tree', label: 'árboles', spellings: ['tree', 'árboles', 'árbol', 'arbol', 'arboles', 'trees'] }],
  truckful: [{
    name: 'truckful',
    label: 'cargas de camioneta',
    spellings: ['truckful', 'cargasdecamioneta', 'cargadecamioneta', 'pickuploads', 'pickupload'],
  }],
  year: [{ name: 'year', label: 'años', spellings: ['year', 'años', 'año', 'years'] }],
};
