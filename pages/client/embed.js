/*
 * Puts a calculator into a page of any site:
 *   <script src="https://calculators.example/embed.js"></script>
 *   <reckoner-frame src="https://calculators.example/embed/slug" title="What it is"></reckoner-frame>
 * It makes a frame that loads when it comes near the screen and is as high as its content. Attributes: `theme` is light,
 * dark or page, which is the usual and follows the background around it; `accent` is a color such as #c2410c; `compact`
 * leaves out all but the entries and the answer; `links` adds a link to the calculator's own page; `city` chooses a city,
 * `lang` a language of the service, such as es; `provider` shows the telephone number and the form of that provider, on
 * its own sites. Each answer is sent as the event `reckoner-answer`.
 */
(() => {
  const [least, most, first] = [120, 8000, 640];

  /** Whether the nearest background around an element is dark. */
  const isDark = (element) => {
    for (let each = element; each !== null; each = each.parentElement) {
      const parts =
        getComputedStyle(each)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      if (parts.length >= 3 && (parts[3] ?? 1) > 0.5) return 0.3 * parts[0] + 0.59 * parts[1] + 0.11 * parts[2] < 128;
    }
    // No background is that of the browser, which is dark only where the page says that it may be.
    const may = getComputedStyle(document.documentElement).colorScheme.includes('dark');
    return may && matchMedia('(prefers-color-scheme: dark)').matches;
  };

  class ReckonerFrame extends HTMLElement {
    #listener = null;

    connectedCallback() {
      const frame = document.createElement('iframe');
      const address = new URL(this.getAttribute('src') ?? '', document.baseURI);
      const theme = this.getAttribute('theme') ?? 'page';
      const around = isDark(this) ? 'dark' : 'light';
      const shown = theme === 'page' ? around : theme;
      const look = {
        theme: shown,
        accent: this.getAttribute('accent'),
        compact: this.hasAttribute('compact') && '1',
        links: this.hasAttribute('links') && '1',
        provider: this.getAttribute('provider'),
      };
      for (const [name, value] of Object.entries(look)) if (value) address.searchParams.set(`frame.${name}`, value);
      for (const name of ['city', 'lang']) {
        const value = this.getAttribute(name);
        if (value) address.searchParams.set(name, value);
      }
      frame.title = this.getAttribute('title') ?? 'Calculator';
      frame.loading = 'lazy';
      frame.src = address.href;
      Object.assign(frame.style, {
        width: '100%',
        height: `${first}px`,
        border: '0',
        display: 'block',
        // Browsers paint a background where this is not the scheme of what is in the frame: a theme that is unlike the page
        // around it needs one.
        colorScheme: around,
      });
      this.style.display = 'block';
      this.replaceChildren(frame);
      // Any window may send messages: heed only this frame, while it shows the site it was made for.
      this.#listener = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== address.origin) return;
        if (data?.type === 'reckoner-answer') {
          const { type, ...detail } = data;
          this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
        }
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
