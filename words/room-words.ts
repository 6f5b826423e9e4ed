/** Words of a room in the language of a request. */
import { onceFor } from './once-for.js';
import type { Templates, Translation, Words } from './phrases.js';
import { phrases } from './phrases.js';

/** Gives the words of a room in a language; they are made once for each translation. */
export type RoomWords<Node> = (translation: Translation) => Words<Node>;

/** `room` is where a translation keeps the texts of these templates; what it lacks is said in English. */
export function roomWords<const Node extends Templates>(room: string, templates: Node): RoomWords<Node> {
  return onceFor((translation: Translation) => phrases(templates, textsOf(translation, room)));
}

function textsOf({ language, texts }: Translation, room: string): Translation {
  const own = Object.hasOwn(texts, room) ? texts[room] : undefined;
  return { language, texts: typeof own === 'object' ? own : {} };
}

/** A translation without what these rooms do not say, for browsers that are sent it. Only the engine reads searches and offers. */
export function ofRooms({ language, texts, info, spoken }: Translation, rooms: readonly string[]): Translation {
  const own = Object.entries(texts).filter(([room]) => rooms.includes(room));
  return {
    language,
    texts: Object.fromEntries(own),
    info: info && { ...info, unreviewed: [] },
    ...(rooms.includes('engine') && { spoken }),
  };
}
