/** Makes test messages in English, for trying a channel before a lead depends on it. They hold nobody's data. */

import { testMessage as words } from '../../words/mail-texts.js';
import { english } from '../../words/phrases.js';
import { mailOf } from './mail-text.js';
import type { Mail } from './send-mail.js';
import type { WebhookEvent } from './webhook-message.js';

/** The event that a webhook gets; receivers acknowledge it like any other and do nothing with it. */
export function testEvent(id: string, provider: string, now: number): WebhookEvent {
  const data = { test: true, provider, message: words.noPerson };
  return { id, type: 'lead.test', timestamp: new Date(now).toISOString(), data };
}

export function testMail(id: string, recipient: string, to: string): Mail {
  const body = {
    title: words.title({ recipient }),
    before: [words.noPerson, words.sender],
    fields: [],
    after: [words.reference({ id })],
  };
  return mailOf({ id, to, replyTo: null, language: english.language }, body);
}
