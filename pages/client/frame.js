/* Tells the page around the frame how high its content is, now and whenever that changes. It tells nothing else. */
const tell = () => {
  const height = document.documentElement.getBoundingClientRect().height;
  window.parent.postMessage({ type: 'reckoner-height', height }, '*');
};
if (window.parent !== window) new ResizeObserver(tell).observe(document.documentElement);
