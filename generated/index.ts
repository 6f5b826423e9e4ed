/** Every calculator. Generated from the catalog by `npm run generate`: edit the catalog, not this file. */
import type { AnyCalculator } from '../runtime/kernel/module.js';
import { _3dPrinting } from './calculators/3d-printing.js';
import { airDuctCleaning } from './calculators/air-duct-cleaning.js';
import { bathtubRefinishing } from './calculators/bathtub-refinishing.js';
import { bulkheadSeawall } from './calculators/bulkhead-seawall.js';
import { carpetCleaning } from './calculators/carpet-cleaning.js';
import { chimney } from './calculators/chimney.js';
import { cncMachining } from './calculators/cnc-machining.js';
import { concrete } from './calculators/concrete.js';
import { doors } from './calculators/doors.js';
import { electrician } from './calculators/electrician.js';
import { fence } from './calculators/fence.js';
import { garageDoors } from './calculators/garage-doors.js';
import { generators } from './calculators/generators.js';
import { gutters } from './calculators/gutters.js';
import { hayBaling } from './calculators/hay-baling.js';
import { highFenceConstruction } from './calculators/high-fence-construction.js';
import { homeInspectors } from './calculators/home-inspectors.js';
import { hurricaneShutters } from './calculators/hurricane-shutters.js';
import { landscapeRock } from './calculators/landscape-rock.js';
import { lawnCare } from './calculators/lawn-care.js';
import { mulchDelivery } from './calculators/mulch-delivery.js';
import { painters } from './calculators/painters.js';
import { patiosDecks } from './calculators/patios-decks.js';
import { powerWashing } from './calculators/power-washing.js';
import { roofing } from './calculators/roofing.js';
import { sod } from './calculators/sod.js';
import { solar } from './calculators/solar.js';
import { sprinklers } from './calculators/sprinklers.js';
import { stumpRemoval } from './calculators/stump-removal.js';
import { titleEscrow } from './calculators/title-escrow.js';
import { waterHeater } from './calculators/water-heater.js';
import { waterWell } from './calculators/water-well.js';
import { windows } from './calculators/windows.js';

/** Every calculator by its slug, sorted. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map<string, AnyCalculator>(
  [
    ['3d-printing', _3dPrinting],
    ['air-duct-cleaning', airDuctCleaning],
    ['bathtub-refinishing', bathtubRefinishing],
    ['bulkhead-seawall', bulkheadSeawall],
    ['carpet-cleaning', carpetCleaning],
    ['chimney', chimney],
    ['cnc-machining', cncMachining],
    ['concrete', concrete],
    ['doors', doors],
    ['electrician', electrician],
    ['fence', fence],
    ['garage-doors', garageDoors],
    ['generators', generators],
    ['gutters', gutters],
    ['hay-baling', hayBaling],
    ['high-fence-construction', highFenceConstruction],
    ['home-inspectors', homeInspectors],
    ['hurricane-shutters', hurricaneShutters],
    ['landscape-rock', landscapeRock],
    ['lawn-care', lawnCare],
    ['mulch-delivery', mulchDelivery],
    ['painters', painters],
    ['patios-decks', patiosDecks],
    ['power-washing', powerWashing],
    ['roofing', roofing],
    ['sod', sod],
    ['solar', solar],
    ['sprinklers', sprinklers],
    ['stump-removal', stumpRemoval],
    ['title-escrow', titleEscrow],
    ['water-heater', waterHeater],
    ['water-well', waterWell],
    ['windows', windows],
  ],
);
