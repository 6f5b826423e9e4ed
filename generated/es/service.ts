/**
 * Facts about the service that answers include. Generated from the catalog by `npm run generate`: edit the catalog, not
 * this file.
 */
import type { ServiceInfo } from '../../engine/kernel/service.js';

export const service: ServiceInfo = {
  name: 'Reckoner',
  version: '1.0.0',
  schemaVersion: 1,
  catalogHash: 'fde09ab8c0038212',
  baseUrl: 'https://reckoner.example',
  legalDisclaimer:
    'Los resultados son solo estimados para planear. No son cotizaciones, ofertas ni propuestas en licitación, y no ' +
    'son asesoría legal, fiscal, de ingeniería ni otra asesoría profesional. Este es un servicio de canalización: el ' +
    'proveedor local, no este servicio, hace el trabajo, fija el precio y es responsable de ambos. Confirme con ese ' +
    'proveedor las cantidades, los precios y los requisitos del código antes de gastar dinero. Nadie ha revisado ' +
    'todavía esta traducción; en caso de duda vale el texto en inglés.',
  usage:
    'Llame a GET {base_url}/api/calc/[slug]?<input-name>=<value>. Todo dato se puede omitir y entonces toma su valor ' +
    'de costumbre. Un número fuera del mínimo y el máximo de un dato lo mueve el servidor al límite más cercano, y ' +
    'la respuesta marca ese dato como clamped. Un parámetro mal escrito o repetido, o una opción que no existe, se ' +
    'rechaza con la corrección. Agregue city=<city-slug> para la canalización local. Límite: {requests_per_minute} ' +
    'solicitudes por minuto por dirección IP.',
  ctaMessage:
    '¿Listo para un precio en firme? Indique la ciudad para ver al proveedor local que figura en {service}, o envíe ' +
    'una solicitud una vez que la persona haya aceptado que la contacten.',
  requestsPerMinute: 60,
  cacheSeconds: 300,
  timeZone: 'America/Chicago',
  languages: ['en', 'es'],
  tagTitles: {
    home: 'Casa',
    'real-estate': 'Bienes raíces',
    outdoor: 'Patio y terreno',
    auto: 'Vehículos y lanchas',
    shop: 'Taller y maquinado',
  },
  popular: ['fence', 'roofing', 'concrete', 'hvac', 'flooring', 'painters'],
  leads: {
    perHour: 20,
    consentText:
      'Pido que me contacten sobre esta solicitud. Reckoner y el proveedor local al que envíe mi solicitud pueden ' +
      'llamarme, mandarme mensajes de texto o correos electrónicos sobre ella al número y a la dirección que di. No ' +
      'tengo que aceptar para comprar algo. Pueden aplicarse tarifas de mensajes y datos. Puedo retirar mi ' +
      'consentimiento en cualquier momento respondiendo STOP o diciéndoselo a quien me contacte. / I ask to be ' +
      'contacted about this request. Reckoner and the local provider it sends my request to may call, text or email ' +
      'me about it at the number and address I gave. I do not have to agree in order to buy anything. Message and ' +
      'data rates may apply. I can withdraw at any time by replying STOP or by telling whoever contacts me.',
  },
};
