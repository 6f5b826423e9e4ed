/* Tells the page around the frame only how high its content is, now and whenever that changes. */
const tell = () => {
  const height = document.documentElement.getBoundingClientRect().height;
  window.parent.postMessage({ type: 'reckoner-height', height }, '*');
};
if (window.parent !== window) new ResizeObserver(tell).observe(document.documentElement);
