import type { Handler } from 'hono'
import { refuse } from '../http/refuse.ts'
import type { ServerEnv } from '../http/serve-app.ts'
import type { MailDesk } from './mailbox.ts'

/** The longest wait for a mail, in milliseconds. */
const MAX_WAIT_MS = 60_000

/**
 * GET `/latest?to=<address>`: the newest mail as `{ to, subject, text, code }`. With `since`
 * (milliseconds since 1970) only one that arrived then or later; with `wait` (milliseconds) an answer
 * as soon as there is one.
 */
export function latestMail({ mailbox }: { readonly mailbox: MailDesk }): Handler<ServerEnv> {
  return async (context) => {
    const { to, since = '0', wait = '0' } = context.req.query()
    if (!to || !/^\d+$/.test(since) || !/^\d+$/.test(wait))
      return refuse(context, 400, { field: 'to', description: WRONG_QUERY })
    const patience = AbortSignal.timeout(Math.min(Number(wait), MAX_WAIT_MS))
    const signal = AbortSignal.any([patience, context.req.raw.signal])
    const query = { sinceMs: Number(since) }
    const found =
      mailbox.latest(to, query) ??
      (await mailbox.next(to, { ...query, signal }).catch(() => undefined))
    if (!found) return refuse(context, 404, { field: 'to', description: NO_MAIL })
    const { subject, text, code } = found
    return context.json({ to: found.to, subject, text, code })
  }
}

const WRONG_QUERY =
  'Say whose mail: /latest?to=<address>, with since=<ms since 1970> and wait=<ms> if you like.'

const NO_MAIL = 'No such mail has arrived for this address.'
