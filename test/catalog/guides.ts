/**
 * Thirty prices beside guides on which they do not rest. The prices were drawn from those that no law and no tariff
 * sets, by mulberry32 with the seed 20261124; drawn ones for which no other page printed a number were passed over, of
 * the first 65 these 30 remained. All guides were read on 2026-11-23. Where a guide prices a whole job, the same job
 * is asked of the calculator.
 */

export interface Guide {
  readonly at: string;
  /** What it prints, in the unit of the price. */
  readonly says: readonly [low: number, high: number];
  /** Left out where the page names none. */
  readonly year?: number;
}

export interface Compared {
  /** A figure; a figure and one of its cells; or a question of which the total is compared, as `slug?input=value`. */
  readonly price: string;
  readonly guides: readonly Guide[];
}

export const compared: readonly Compared[] = [
  {
    price: 'work_prices.light',
    guides: [
      { at: 'https://luminlab.blog/blogs/lighting-tutorials/cost-to-install-recessed-lighting', says: [100, 300] },
      {
        at: 'https://www.texashomeexteriors.com/recessed-lighting-installation-cost-what-you-can-expect-to-pay',
        says: [85, 400],
      },
    ],
  },
  {
    price: 'home_prices.pool_fiberglass',
    guides: [
      { at: 'https://modernxpools.com/ultimate-fiberglass-pool-guide-2026', says: [45_000, 90_000], year: 2026 },
    ],
  },
  {
    // A visit with three samples.
    price: 'asbestos-testing?texture=0&others=1',
    guides: [
      { at: 'https://hinshome.com/cost-of-asbestos-inspections-for-homes', says: [280, 780] },
      { at: 'https://engineerfix.com/how-much-does-an-asbestos-inspection-cost', says: [230, 800] },
    ],
  },
  {
    price: 'prices.ready_mix',
    guides: [
      {
        at: 'https://pixelation.org/cost-ready-mix-concrete-what-youre-actually-paying-for-and-how-to-not-get-ripped-off-1dzx',
        says: [125, 175],
      },
      { at: 'https://eatsip365.com/the-average-cost-of-a-concrete-ready-mix', says: [150, 225], year: 2026 },
    ],
  },
  {
    price: 'prices.tire_mounting',
    guides: [
      { at: 'https://visualfoodie.com/the-cost-of-car-tire-and-wheel-mounting', says: [25, 50], year: 2026 },
      { at: 'https://eatsip365.com/the-average-price-for-mounting-a-tire-on-a-rim', says: [20, 45], year: 2026 },
      { at: 'https://carw.store/cardiagtech/how-much-is-it-to-mount-and-balance-tires', says: [15, 45] },
    ],
  },
  {
    price: 'home_prices.pool_concrete',
    guides: [
      {
        at: 'https://poolcalculator.net/2025/04/concrete-vs-fiberglass-vs-vinyl-types-of-pools-compared-for-smart-homeowners/',
        says: [50_000, 100_000],
        year: 2025,
      },
      { at: 'https://eatsip365.com/vinyl-vs-concrete-inground-pool-cost', says: [70_000, 130_000] },
    ],
  },
  {
    price: 'work_prices.demolish_house',
    guides: [
      { at: 'https://homerenoamerica.com/the-ultimate-guide-to-demolition-costs', says: [4, 10] },
      { at: 'https://homebuilderdeveloper.com/?p=226616', says: [4, 15] },
    ],
  },
  {
    // $7,000 to $10,000 where plaster at $6 to $8 comes to $6,000 to $8,000, which is a surface of 1,000 sq ft.
    price: 'home_prices.pool_quartz',
    guides: [{ at: 'https://aquacreations.com/?p=241293', says: [7, 10], year: 2026 }],
  },
  {
    price: 'prices.dumpster_20',
    guides: [{ at: 'https://getwecycle.com/blogs/dumpster-rental-cost', says: [350, 650], year: 2026 }],
  },
  {
    price: 'house_services.gutter_two',
    guides: [
      // $160 to $375 for 200 ft.
      { at: 'https://visualfoodie.com/gutter-cleaning-cost-and-pricing-breakdown', says: [0.8, 1.875], year: 2026 },
      { at: 'https://www.guttersnd.com/blogs/news/cost-to-clean-gutters-2-story-house', says: [0.8, 1.5] },
    ],
  },
  {
    price: 'sod.type stAug',
    guides: [
      { at: 'https://biologyinsights.com/how-much-is-st-augustine-sod-per-square-foot', says: [0.3, 0.9] },
      { at: 'https://visualfoodie.com/how-much-does-st-augustine-grass-cost', says: [0.7, 1.25], year: 2026 },
    ],
  },
  {
    // Five zones on a lot of a quarter acre.
    price: 'sprinklers?sqft=5000',
    guides: [
      { at: 'https://engineerfix.com/how-much-does-it-cost-to-have-a-sprinkler-system-installed', says: [2500, 5500] },
      { at: 'https://engineerfix.com/how-much-does-it-cost-to-install-a-sprinkler-system-3', says: [2500, 5000] },
    ],
  },
  {
    price: 'work_prices.trench',
    guides: [
      { at: 'https://moorheadgrading.com/cost-of/electrical-line-trenching', says: [8, 12] },
      { at: 'https://newalbanygrading.com/cost-of/power-line-trenching', says: [4, 12] },
      { at: 'https://grandjunctiongrading.com/cost-of/power-line-trenching', says: [6, 12] },
    ],
  },
  {
    price: 'prices.stump_inch',
    guides: [
      { at: 'https://www.southernstarstump.com/factors-that-affect-your-stump-grinding-cost', says: [2.5, 3.5] },
      { at: 'http://stumpgrindingandremovalma.com/', says: [2, 6] },
    ],
  },
  {
    price: 'septic-systems.soil iv',
    guides: [
      { at: 'https://quickflowseptic.com/guides/aerobic-septic-systems-texas', says: [12_000, 20_000], year: 2026 },
    ],
  },
  {
    price: 'prices.french_drain',
    guides: [
      { at: 'https://latestcost.com/french-drainage-system-cost', says: [15, 40], year: 2026 },
      { at: 'https://lexingtondrainage.com/cost-of/french-drain-construction', says: [30, 50] },
    ],
  },
  { price: 'home_prices.siding_foam', guides: [{ at: 'https://as.fanboy.id/?p=105', says: [6, 16] }] },
  {
    price: 'prices.tear_off',
    guides: [
      { at: 'https://supplementsnap.io/blog/roof-tear-off-cost', says: [1, 1.8], year: 2026 },
      { at: 'https://shingledigest.com/how-much-do-roofers-charge-to-tear-off', says: [1, 2] },
    ],
  },
  {
    price: 'garage-doors.price steel_insul/single',
    guides: [
      { at: 'https://visualfoodie.com/cost-analysis-of-garage-door-replacement', says: [1500, 3000], year: 2026 },
      { at: 'https://eatsip365.com/the-average-cost-of-a-new-garage-door', says: [1500, 2800], year: 2026 },
    ],
  },
  {
    price: 'prices.short_load',
    guides: [{ at: 'https://omegareadymix.ca/?p=3328', says: [40, 60], year: 2025 }],
  },
  {
    price: 'home_prices.siding_vinyl',
    guides: [
      // $12,000 to $18,000 for 2,000 sq ft of wall.
      { at: 'https://enthrallinggumption.com/?p=35552', says: [6, 9], year: 2025 },
      { at: 'https://news.sigermedia.com/?p=425', says: [5, 15], year: 2025 },
      { at: 'https://ks.bizdigi.id/vinyl-siding-cost-per-square-foot-installed', says: [2.5, 6] },
    ],
  },
  {
    price: 'home_prices.panel_200',
    guides: [
      {
        at: 'https://www.powerofprevention.com/cost-of-upgrading-to-a-200-amp-electrical-panel-a-complete-overview/',
        says: [1300, 2000],
      },
      {
        at: 'https://usabusinessmagazine.com/200-amp-electrical-panel-upgrade-cost-explained-labor-permits-and-materials',
        says: [1500, 4000],
      },
    ],
  },
  {
    price: 'home-inspectors?sqft=2000&addons=none',
    guides: [{ at: 'https://atcommons.com/read-about-real-estate-inspection/', says: [300, 600] }],
  },
  {
    price: 'yard_services.tree_large',
    guides: [{ at: 'https://engineerfix.com/how-much-does-it-cost-to-trim-a-large-tree', says: [400, 1800] }],
  },
  {
    price: 'water-heater.price tankless/50',
    guides: [
      // The unit at $800 to $2,200 and its installation at $1,000 to $3,000.
      { at: 'https://eatsip365.com/how-much-is-a-gas-tankless-water-heater', says: [1800, 5200], year: 2026 },
      { at: 'https://winenfood.com/the-average-cost-of-a-tankless-water-heater', says: [2500, 5500], year: 2026 },
    ],
  },
  {
    // Three tons, the condenser with its coil.
    price: 'hvac?sqft=1800',
    guides: [
      { at: 'https://visualfoodie.com/the-average-3-ton-ac-unit-cost-in-2026', says: [6500, 11_500], year: 2026 },
      { at: 'https://winenfood.com/the-cost-to-install-a-new-3-0-ton-ac-unit', says: [5800, 12_500], year: 2026 },
      {
        at: 'https://thefurnaceoutlet.com/blogs/news/understanding-the-cost-of-ac-replacement-in-texas-what-homeowners-need-to-know',
        says: [4500, 6500],
      },
    ],
  },
  {
    price: 'prices.door_opener',
    guides: [
      { at: 'https://garagedoorproservices.com/?p=2084', says: [350, 500], year: 2026 },
      { at: 'https://visualfoodie.com/how-an-opener-affects-a-2-car-garage-door-cost', says: [330, 700], year: 2026 },
    ],
  },
  {
    price: 'home_prices.pool_vinyl',
    guides: [
      { at: 'https://eatsip365.com/vinyl-vs-concrete-inground-pool-cost', says: [45_000, 70_000] },
      {
        at: 'https://poolcalculator.net/2025/04/concrete-vs-fiberglass-vs-vinyl-types-of-pools-compared-for-smart-homeowners/',
        says: [20_000, 50_000],
        year: 2025,
      },
    ],
  },
  {
    price: 'house_services.visit_minimum',
    guides: [{ at: 'https://homeguide.com/articles/how-much-to-charge-for-gutter-cleaning', says: [150, 250] }],
  },
  {
    price: 'yard_services.tree_medium',
    guides: [
      { at: 'https://www.dynastytreeexperts.com/blog/how-much-does-tree-trimming-cost', says: [315, 700], year: 2025 },
      { at: 'https://engineerfix.com/how-much-does-it-cost-to-trim-a-large-tree', says: [200, 900] },
    ],
  },
];
