/** Every calculator. Generated from the catalog by `npm run generate`: edit the catalog, not this file. */
import type { AnyCalculator } from '../runtime/kernel/module.js';
import { _3dPrinting } from './calculators/3d-printing.js';
import { accessibilityRamps } from './calculators/accessibility-ramps.js';
import { airDuctCleaning } from './calculators/air-duct-cleaning.js';
import { atticInsulation } from './calculators/attic-insulation.js';
import { bathtubRefinishing } from './calculators/bathtub-refinishing.js';
import { bulkheadSeawall } from './calculators/bulkhead-seawall.js';
import { carpetCleaning } from './calculators/carpet-cleaning.js';
import { chimney } from './calculators/chimney.js';
import { cncMachining } from './calculators/cnc-machining.js';
import { concrete } from './calculators/concrete.js';
import { dehumidifier } from './calculators/dehumidifier.js';
import { doors } from './calculators/doors.js';
import { dryerVentCleaning } from './calculators/dryer-vent-cleaning.js';
import { drywall } from './calculators/drywall.js';
import { electrician } from './calculators/electrician.js';
import { energyAudits } from './calculators/energy-audits.js';
import { evCharger } from './calculators/ev-charger.js';
import { fence } from './calculators/fence.js';
import { flooring } from './calculators/flooring.js';
import { foundationRepair } from './calculators/foundation-repair.js';
import { garageDoors } from './calculators/garage-doors.js';
import { gasLineServices } from './calculators/gas-line-services.js';
import { generators } from './calculators/generators.js';
import { gutters } from './calculators/gutters.js';
import { hayBaling } from './calculators/hay-baling.js';
import { highFenceConstruction } from './calculators/high-fence-construction.js';
import { homeInspectors } from './calculators/home-inspectors.js';
import { hotTubs } from './calculators/hot-tubs.js';
import { houseLifting } from './calculators/house-lifting.js';
import { hurricaneShutters } from './calculators/hurricane-shutters.js';
import { hvac } from './calculators/hvac.js';
import { landscapeRock } from './calculators/landscape-rock.js';
import { lawnCare } from './calculators/lawn-care.js';
import { leakDetection } from './calculators/leak-detection.js';
import { masonry } from './calculators/masonry.js';
import { miniSplits } from './calculators/mini-splits.js';
import { mulchDelivery } from './calculators/mulch-delivery.js';
import { painters } from './calculators/painters.js';
import { panelUpgrades } from './calculators/panel-upgrades.js';
import { patiosDecks } from './calculators/patios-decks.js';
import { poolResurfacing } from './calculators/pool-resurfacing.js';
import { poolService } from './calculators/pool-service.js';
import { powerWashing } from './calculators/power-washing.js';
import { rainwaterHarvesting } from './calculators/rainwater-harvesting.js';
import { roofing } from './calculators/roofing.js';
import { siding } from './calculators/siding.js';
import { sod } from './calculators/sod.js';
import { solar } from './calculators/solar.js';
import { sprinklers } from './calculators/sprinklers.js';
import { stairsRailings } from './calculators/stairs-railings.js';
import { stumpRemoval } from './calculators/stump-removal.js';
import { swimmingPools } from './calculators/swimming-pools.js';
import { tanklessWaterHeater } from './calculators/tankless-water-heater.js';
import { tileInstallation } from './calculators/tile-installation.js';
import { titleEscrow } from './calculators/title-escrow.js';
import { waterHeater } from './calculators/water-heater.js';
import { waterSoftener } from './calculators/water-softener.js';
import { waterWell } from './calculators/water-well.js';
import { windows } from './calculators/windows.js';

/** Every calculator by its slug, sorted. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map<string, AnyCalculator>(
  [
    ['3d-printing', _3dPrinting],
    ['accessibility-ramps', accessibilityRamps],
    ['air-duct-cleaning', airDuctCleaning],
    ['attic-insulation', atticInsulation],
    ['bathtub-refinishing', bathtubRefinishing],
    ['bulkhead-seawall', bulkheadSeawall],
    ['carpet-cleaning', carpetCleaning],
    ['chimney', chimney],
    ['cnc-machining', cncMachining],
    ['concrete', concrete],
    ['dehumidifier', dehumidifier],
    ['doors', doors],
    ['dryer-vent-cleaning', dryerVentCleaning],
    ['drywall', drywall],
    ['electrician', electrician],
    ['energy-audits', energyAudits],
    ['ev-charger', evCharger],
    ['fence', fence],
    ['flooring', flooring],
    ['foundation-repair', foundationRepair],
    ['garage-doors', garageDoors],
    ['gas-line-services', gasLineServices],
    ['generators', generators],
    ['gutters', gutters],
    ['hay-baling', hayBaling],
    ['high-fence-construction', highFenceConstruction],
    ['home-inspectors', homeInspectors],
    ['hot-tubs', hotTubs],
    ['house-lifting', houseLifting],
    ['hurricane-shutters', hurricaneShutters],
    ['hvac', hvac],
    ['landscape-rock', landscapeRock],
    ['lawn-care', lawnCare],
    ['leak-detection', leakDetection],
    ['masonry', masonry],
    ['mini-splits', miniSplits],
    ['mulch-delivery', mulchDelivery],
    ['painters', painters],
    ['panel-upgrades', panelUpgrades],
    ['patios-decks', patiosDecks],
    ['pool-resurfacing', poolResurfacing],
    ['pool-service', poolService],
    ['power-washing', powerWashing],
    ['rainwater-harvesting', rainwaterHarvesting],
    ['roofing', roofing],
    ['siding', siding],
    ['sod', sod],
    ['solar', solar],
    ['sprinklers', sprinklers],
    ['stairs-railings', stairsRailings],
    ['stump-removal', stumpRemoval],
    ['swimming-pools', swimmingPools],
    ['tankless-water-heater', tanklessWaterHeater],
    ['tile-installation', tileInstallation],
    ['title-escrow', titleEscrow],
    ['water-heater', waterHeater],
    ['water-softener', waterSoftener],
    ['water-well', waterWell],
    ['windows', windows],
  ],
);
