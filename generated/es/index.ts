/** Every calculator. Generated from the catalog by `npm run generate`: edit the catalog, not this file. */
import type { AnyCalculator } from '../../engine/kernel/module.js';
import { _3dPrinting } from './calculators/3d-printing.js';
import { accessibilityRamps } from './calculators/accessibility-ramps.js';
import { aeration } from './calculators/aeration.js';
import { airDuctCleaning } from './calculators/air-duct-cleaning.js';
import { artificialTurf } from './calculators/artificial-turf.js';
import { asbestosTesting } from './calculators/asbestos-testing.js';
import { asphaltPaving } from './calculators/asphalt-paving.js';
import { atticInsulation } from './calculators/attic-insulation.js';
import { autoWindowTint } from './calculators/auto-window-tint.js';
import { barbedWireFence } from './calculators/barbed-wire-fence.js';
import { barns } from './calculators/barns.js';
import { bathtubRefinishing } from './calculators/bathtub-refinishing.js';
import { bulkheadSeawall } from './calculators/bulkhead-seawall.js';
import { calicheDriveway } from './calculators/caliche-driveway.js';
import { carpetCleaning } from './calculators/carpet-cleaning.js';
import { carports } from './calculators/carports.js';
import { chimney } from './calculators/chimney.js';
import { cncMachining } from './calculators/cnc-machining.js';
import { commercialRealEstate } from './calculators/commercial-real-estate.js';
import { concrete } from './calculators/concrete.js';
import { countertops } from './calculators/countertops.js';
import { culverts } from './calculators/culverts.js';
import { dehumidifier } from './calculators/dehumidifier.js';
import { demolition } from './calculators/demolition.js';
import { doors } from './calculators/doors.js';
import { drainage } from './calculators/drainage.js';
import { dryerVentCleaning } from './calculators/dryer-vent-cleaning.js';
import { drywall } from './calculators/drywall.js';
import { dumpsterRental } from './calculators/dumpster-rental.js';
import { electrician } from './calculators/electrician.js';
import { elevationCertificates } from './calculators/elevation-certificates.js';
import { energyAudits } from './calculators/energy-audits.js';
import { evCharger } from './calculators/ev-charger.js';
import { excavation } from './calculators/excavation.js';
import { farmRanchBrokers } from './calculators/farm-ranch-brokers.js';
import { fence } from './calculators/fence.js';
import { fillDirt } from './calculators/fill-dirt.js';
import { flooring } from './calculators/flooring.js';
import { foundationRepair } from './calculators/foundation-repair.js';
import { frenchDrains } from './calculators/french-drains.js';
import { garageDoors } from './calculators/garage-doors.js';
import { garageFloorEpoxy } from './calculators/garage-floor-epoxy.js';
import { gasLineServices } from './calculators/gas-line-services.js';
import { generators } from './calculators/generators.js';
import { gutterCleaning } from './calculators/gutter-cleaning.js';
import { gutters } from './calculators/gutters.js';
import { hardwoodRefinishing } from './calculators/hardwood-refinishing.js';
import { hayBaling } from './calculators/hay-baling.js';
import { highFenceConstruction } from './calculators/high-fence-construction.js';
import { homeInspectors } from './calculators/home-inspectors.js';
import { hotTubs } from './calculators/hot-tubs.js';
import { houseCleaning } from './calculators/house-cleaning.js';
import { houseLifting } from './calculators/house-lifting.js';
import { hurricaneShutters } from './calculators/hurricane-shutters.js';
import { hvac } from './calculators/hvac.js';
import { hydraulicHoseRepair } from './calculators/hydraulic-hose-repair.js';
import { landscapeRock } from './calculators/landscape-rock.js';
import { lawnCare } from './calculators/lawn-care.js';
import { lawnFertilization } from './calculators/lawn-fertilization.js';
import { leakDetection } from './calculators/leak-detection.js';
import { lightingInstallation } from './calculators/lighting-installation.js';
import { livestockHauling } from './calculators/livestock-hauling.js';
import { machineShops } from './calculators/machine-shops.js';
import { masonry } from './calculators/masonry.js';
import { metalSupply } from './calculators/metal-supply.js';
import { mineralRights } from './calculators/mineral-rights.js';
import { miniSplits } from './calculators/mini-splits.js';
import { mortgageLenders } from './calculators/mortgage-lenders.js';
import { mosquitoControl } from './calculators/mosquito-control.js';
import { moving } from './calculators/moving.js';
import { mulchDelivery } from './calculators/mulch-delivery.js';
import { notaryPublic } from './calculators/notary-public.js';
import { oilChange } from './calculators/oil-change.js';
import { outboardRepair } from './calculators/outboard-repair.js';
import { painters } from './calculators/painters.js';
import { palmTrimming } from './calculators/palm-trimming.js';
import { panelUpgrades } from './calculators/panel-upgrades.js';
import { patiosDecks } from './calculators/patios-decks.js';
import { poolResurfacing } from './calculators/pool-resurfacing.js';
import { poolService } from './calculators/pool-service.js';
import { portableToilets } from './calculators/portable-toilets.js';
import { powderCoating } from './calculators/powder-coating.js';
import { powerWashing } from './calculators/power-washing.js';
import { propertyTax } from './calculators/property-tax.js';
import { publicAdjusters } from './calculators/public-adjusters.js';
import { rainwaterHarvesting } from './calculators/rainwater-harvesting.js';
import { realtors } from './calculators/realtors.js';
import { retainingWalls } from './calculators/retaining-walls.js';
import { roofing } from './calculators/roofing.js';
import { sandDelivery } from './calculators/sand-delivery.js';
import { septicPumping } from './calculators/septic-pumping.js';
import { septicSystems } from './calculators/septic-systems.js';
import { sewerLineRepair } from './calculators/sewer-line-repair.js';
import { sheds } from './calculators/sheds.js';
import { siding } from './calculators/siding.js';
import { smallEngineRepair } from './calculators/small-engine-repair.js';
import { sod } from './calculators/sod.js';
import { solar } from './calculators/solar.js';
import { sprayFoam } from './calculators/spray-foam.js';
import { sprinklers } from './calculators/sprinklers.js';
import { stairsRailings } from './calculators/stairs-railings.js';
import { stockTanks } from './calculators/stock-tanks.js';
import { stucco } from './calculators/stucco.js';
import { stumpRemoval } from './calculators/stump-removal.js';
import { swimmingPools } from './calculators/swimming-pools.js';
import { tanklessWaterHeater } from './calculators/tankless-water-heater.js';
import { tileInstallation } from './calculators/tile-installation.js';
import { tires } from './calculators/tires.js';
import { titleEscrow } from './calculators/title-escrow.js';
import { topsoilDelivery } from './calculators/topsoil-delivery.js';
import { towing } from './calculators/towing.js';
import { trailers } from './calculators/trailers.js';
import { treePlanting } from './calculators/tree-planting.js';
import { treeTrimming } from './calculators/tree-trimming.js';
import { trenching } from './calculators/trenching.js';
import { truckAccessories } from './calculators/truck-accessories.js';
import { waterHeater } from './calculators/water-heater.js';
import { waterSoftener } from './calculators/water-softener.js';
import { waterWell } from './calculators/water-well.js';
import { weedControl } from './calculators/weed-control.js';
import { welding } from './calculators/welding.js';
import { windowCleaning } from './calculators/window-cleaning.js';
import { windows } from './calculators/windows.js';
import { woodworking } from './calculators/woodworking.js';

/** Every calculator by its slug, sorted. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map<string, AnyCalculator>(
  [
    ['3d-printing', _3dPrinting],
    ['accessibility-ramps', accessibilityRamps],
    ['aeration', aeration],
    ['air-duct-cleaning', airDuctCleaning],
    ['artificial-turf', artificialTurf],
    ['asbestos-testing', asbestosTesting],
    ['asphalt-paving', asphaltPaving],
    ['attic-insulation', atticInsulation],
    ['auto-window-tint', autoWindowTint],
    ['barbed-wire-fence', barbedWireFence],
    ['barns', barns],
    ['bathtub-refinishing', bathtubRefinishing],
    ['bulkhead-seawall', bulkheadSeawall],
    ['caliche-driveway', calicheDriveway],
    ['carpet-cleaning', carpetCleaning],
    ['carports', carports],
    ['chimney', chimney],
    ['cnc-machining', cncMachining],
    ['commercial-real-estate', commercialRealEstate],
    ['concrete', concrete],
    ['countertops', countertops],
    ['culverts', culverts],
    ['dehumidifier', dehumidifier],
    ['demolition', demolition],
    ['doors', doors],
    ['drainage', drainage],
    ['dryer-vent-cleaning', dryerVentCleaning],
    ['drywall', drywall],
    ['dumpster-rental', dumpsterRental],
    ['electrician', electrician],
    ['elevation-certificates', elevationCertificates],
    ['energy-audits', energyAudits],
    ['ev-charger', evCharger],
    ['excavation', excavation],
    ['farm-ranch-brokers', farmRanchBrokers],
    ['fence', fence],
    ['fill-dirt', fillDirt],
    ['flooring', flooring],
    ['foundation-repair', foundationRepair],
    ['french-drains', frenchDrains],
    ['garage-doors', garageDoors],
    ['garage-floor-epoxy', garageFloorEpoxy],
    ['gas-line-services', gasLineServices],
    ['generators', generators],
    ['gutter-cleaning', gutterCleaning],
    ['gutters', gutters],
    ['hardwood-refinishing', hardwoodRefinishing],
    ['hay-baling', hayBaling],
    ['high-fence-construction', highFenceConstruction],
    ['home-inspectors', homeInspectors],
    ['hot-tubs', hotTubs],
    ['house-cleaning', houseCleaning],
    ['house-lifting', houseLifting],
    ['hurricane-shutters', hurricaneShutters],
    ['hvac', hvac],
    ['hydraulic-hose-repair', hydraulicHoseRepair],
    ['landscape-rock', landscapeRock],
    ['lawn-care', lawnCare],
    ['lawn-fertilization', lawnFertilization],
    ['leak-detection', leakDetection],
    ['lighting-installation', lightingInstallation],
    ['livestock-hauling', livestockHauling],
    ['machine-shops', machineShops],
    ['masonry', masonry],
    ['metal-supply', metalSupply],
    ['mineral-rights', mineralRights],
    ['mini-splits', miniSplits],
    ['mortgage-lenders', mortgageLenders],
    ['mosquito-control', mosquitoControl],
    ['moving', moving],
    ['mulch-delivery', mulchDelivery],
    ['notary-public', notaryPublic],
    ['oil-change', oilChange],
    ['outboard-repair', outboardRepair],
    ['painters', painters],
    ['palm-trimming', palmTrimming],
    ['panel-upgrades', panelUpgrades],
    ['patios-decks', patiosDecks],
    ['pool-resurfacing', poolResurfacing],
    ['pool-service', poolService],
    ['portable-toilets', portableToilets],
    ['powder-coating', powderCoating],
    ['power-washing', powerWashing],
    ['property-tax', propertyTax],
    ['public-adjusters', publicAdjusters],
    ['rainwater-harvesting', rainwaterHarvesting],
    ['realtors', realtors],
    ['retaining-walls', retainingWalls],
    ['roofing', roofing],
    ['sand-delivery', sandDelivery],
    ['septic-pumping', septicPumping],
    ['septic-systems', septicSystems],
    ['sewer-line-repair', sewerLineRepair],
    ['sheds', sheds],
    ['siding', siding],
    ['small-engine-repair', smallEngineRepair],
    ['sod', sod],
    ['solar', solar],
    ['spray-foam', sprayFoam],
    ['sprinklers', sprinklers],
    ['stairs-railings', stairsRailings],
    ['stock-tanks', stockTanks],
    ['stucco', stucco],
    ['stump-removal', stumpRemoval],
    ['swimming-pools', swimmingPools],
    ['tankless-water-heater', tanklessWaterHeater],
    ['tile-installation', tileInstallation],
    ['tires', tires],
    ['title-escrow', titleEscrow],
    ['topsoil-delivery', topsoilDelivery],
    ['towing', towing],
    ['trailers', trailers],
    ['tree-planting', treePlanting],
    ['tree-trimming', treeTrimming],
    ['trenching', trenching],
    ['truck-accessories', truckAccessories],
    ['water-heater', waterHeater],
    ['water-softener', waterSoftener],
    ['water-well', waterWell],
    ['weed-control', weedControl],
    ['welding', welding],
    ['window-cleaning', windowCleaning],
    ['windows', windows],
    ['woodworking', woodworking],
  ],
);
