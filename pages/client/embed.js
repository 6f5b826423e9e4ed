/*
 * Puts a calculator into a page of any site:
 *   <script src="https://calculators.example/embed.js"></script>
 *   <reckoner-frame src="https://calculators.example/embed/slug" title="What it is"></reckoner-frame>
 * It makes a frame that loads when it comes near the screen and is as high as its content.
 */
(() => {
  const [least, most, first] = [120, 8000, 640];

  class ReckonerFrame extends HTMLElement {
    #listener = null;

    connectedCallback() {
      const frame = document.createElement('iframe');
      const address = new URL(this.getAttribute('src') ?? '', document.baseURI);
      frame.title = this.getAttribute('title') ?? 'Calculator';
      frame.loading = 'lazy';
      frame.src = address.href;
      Object.assign(frame.style, { width: '100%', height: `${first}px`, border: '0', display: 'block' });
      this.style.display = 'block';
      this.replaceChildren(frame);
      // Any window may send messages: heed only this frame, while it shows the site it was made for.
      this.#listener = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== address.origin) return;
        const height = data?.type === 'reckoner-height' ? data.height : null;
        if (!Number.isFinite(height)) return;
        frame.style.height = `${Math.min(most, Math.max(least, Math.ceil(height)))}px`;
      };
      window.addEventListener('message', this.#listener);
    }

    disconnectedCallback() {
      window.removeEventListener('message', this.#listener);
    }
  }

  if (customElements.get('reckoner-frame') === undefined) customElements.define('reckoner-frame', ReckonerFrame);
})();
