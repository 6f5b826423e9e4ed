/*
 * In a frame on another site: tells the page around it how high its content is and what the calculator answers, and
 * takes the accent of that page, as far from its background as text needs.
 */
const root = document.documentElement;
const tell = (message) => window.parent.postMessage(message, '*');

/** The luminance of a color of three parts from 0 to 255, as WCAG has it. */
const luminance = (parts) => {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
const enough = 4.6;

/** The accent, moved away from the paper until text in it can be read. */
const readable = (accent, papers, toward) => {
  let color = accent;
  for (let step = 0; step < 40 && papers.some((paper) => contrast(color, paper) < enough); step++)
    color = color.map((part) => part + (toward - part) * 0.08);
  return color.map(Math.round);
};

const { accent } = root.dataset;
if (accent !== undefined) {
  const isDark = root.classList.contains('dark');
  const [papers, toward] = isDark
    ? [
        [
          [24, 34, 42],
          [29, 47, 51],
        ],
        255,
      ]
    : [
        [
          [255, 255, 255],
          [238, 246, 245],
        ],
        0,
      ];
  const parts = [0, 2, 4].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  const color = readable(parts, papers, toward);
  const ink = contrast(color, [255, 255, 255]) >= enough ? '#ffffff' : '#06201e';
  root.style.setProperty('--reckoner-accent', `rgb(${color.join(' ')})`);
  root.style.setProperty('--reckoner-accent-ink', ink);
}

if (window.parent !== window) {
  new ResizeObserver(() => tell({ type: 'reckoner-height', height: root.getBoundingClientRect().height })).observe(
    root,
  );
  document.addEventListener('reckoner-answer', ({ detail: { slug, query, answer } }) => {
    if (answer === null) return;
    const { result, estimate = null, disclaimer, legal_disclaimer } = answer;
    tell({ type: 'reckoner-answer', slug, query, result, estimate, disclaimer, legal_disclaimer });
  });
}
