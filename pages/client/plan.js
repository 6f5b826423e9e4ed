/*
 * Keeps a plan in the browser. Its address has all of it, so that it can be shared, and works without this script: the
 * links of pages then carry the plan.
 */
import { placeNames } from './place-names.js';

const key = 'reckoner-plan';

const kept = () => {
  try {
    const items = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
};

/** A browser may refuse to keep anything; the address still has the plan. */
const keep = (items) => {
  try {
    localStorage.setItem(key, JSON.stringify(items));
  } catch {}
};

const itemsOf = (texts) => texts.flatMap((text) => text.split(';')).filter((item) => item.trim() !== '');
const itemsAt = (address) => itemsOf(new URL(address, location.href).searchParams.getAll('item'));
const isSame = (some, others) => JSON.stringify(some) === JSON.stringify(others);

/** The address of a plan page with other items, in the place that it has. */
const addressOf = (base, items) => {
  const address = new URL(base, location.href);
  const place = [...address.searchParams].filter(([name]) => placeNames.includes(name));
  address.search = new URLSearchParams([...items.map((item) => ['item', item]), ...place]);
  return address.href;
};

/** The link in the header of every page. */
const showCount = () => {
  const items = kept();
  const link = document.querySelector('a[data-plan-way]');
  if (link === null || items.length === 0) return;
  link.href = addressOf(link.href, items);
  link.textContent = `${link.dataset.planWay} (${items.length})`;
};

/** A job goes into the place that the address keeps for it, or behind the others. */
const withJob = (items, job) => {
  const place = items.findIndex((item) => item.startsWith('~'));
  return place === -1 ? [...items, job] : items.with(place, items[place] === '~' ? job : job + items[place]);
};

/** As the service writes it. */
const named = (item, name) => {
  const job = item.split('~').filter((part) => !part.startsWith('page.name='));
  const clean = name.replace(/[~;\s]+/g, ' ').trim();
  return [...job, ...(clean === '' ? [] : [`page.name=${clean}`])].join('~');
};

/** The plan takes along what the calculator says now. */
const addFrom = (link) => {
  const given = [...new URLSearchParams(location.search)];
  const carried = itemsOf(given.flatMap(([name, value]) => (name === 'page.plan' ? [value] : [])));
  const isChange = carried.some((item) => item.startsWith('~'));
  const inputs = given.filter(([name]) => !placeNames.includes(name) && !/^(?:page|frame)\.|\.unit$/.test(name));
  const job = link.dataset.plan + inputs.map(([name, value]) => `~${name}=${value}`).join('');
  const mine = kept();
  const items = withJob(isChange || mine.length === 0 ? carried : mine, job);
  keep(items);
  link.href = addressOf(link.href, items);
};

/** On the page of a plan: whether it is the plan that is kept here, which then follows its changes. */
const followPlan = (page) => {
  const [items, mine] = [itemsAt(location.href), kept()];
  if (items.length === 0 && mine.length > 0) {
    location.replace(addressOf(location.href, mine));
    return;
  }
  const isReadable = page.querySelector('.jobs') !== null;
  const other = page.querySelector('[data-plan-other]');
  if (mine.length === 0 && isReadable) keep(items);
  else if (!isSame(items, mine) && other !== null) {
    other.hidden = false;
    other.querySelector('a').href = addressOf(location.href, mine);
    other.querySelector('button').addEventListener('click', () => {
      keep(items);
      other.hidden = true;
      showCount();
    });
    return;
  }
  page.addEventListener('click', ({ target }) => {
    const link = target.closest('a[data-plan-edit]');
    if (link !== null) keep(itemsAt(link.href));
  });
  page.addEventListener('submit', ({ target, submitter }) => {
    const data = [...new FormData(target, submitter)];
    const given = itemsOf(data.flatMap(([name, value]) => (name === 'item' ? [value] : [])));
    // The request for contact has no jobs in its fields, and leaves the plan as it is.
    if (given.length === 0) return;
    const [at, name] = [target.elements['page.at']?.value, target.elements['page.name']?.value];
    keep(at === undefined ? given : given.with(Number(at), named(given[Number(at)], name)));
  });
};

export const keepPlan = () => {
  const page = document.querySelector('main:has(> [data-plan-other])');
  if (page !== null) followPlan(page);
  showCount();
  for (const link of document.querySelectorAll('a[data-plan]')) link.addEventListener('click', () => addFrom(link));
};
