/** A mail that was caught. */
export interface CaughtMail {
  /** Counts up from 1. */
  readonly id: number
  /** The address it was delivered to, in lower case. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The first six digits that stand alone in the text. */
  readonly code: string | null
  /** When it arrived, in milliseconds since 1970. */
  readonly atMs: number
}

/** Which mail is meant. */
export interface MailQuery {
  /** Only one that arrived at this time or later, in milliseconds since 1970. */
  readonly sinceMs?: number | undefined
}

/** The operations of a test on the mails. */
export interface MailDesk {
  /** Every mail, oldest first. */
  list(): readonly CaughtMail[]
  /** The newest mail to an address. */
  latest(to: string, query?: MailQuery): CaughtMail | undefined
  /** The newest mail to an address, as soon as there is one. Rejects with the signal's reason. */
  next(to: string, query?: MailQuery & { readonly signal?: AbortSignal }): Promise<CaughtMail>
  /** Removes every mail. */
  clear(): void
}

/** The same mails, with the method that the servers use. */
export interface Mailbox extends MailDesk {
  add(mail: Omit<CaughtMail, 'id' | 'atMs' | 'code'>): void
}

/** Stored mails; older ones are removed. */
const MAX_STORED = 500

/** Creates the mailbox of all addresses, empty. */
export function createMailbox(): Mailbox {
  const mails: CaughtMail[] = []
  const watchers = new Set<() => void>()
  let lastId = 0

  function latest(to: string, { sinceMs = 0 }: MailQuery = {}): CaughtMail | undefined {
    return [...mails].reverse().find((mail) => mail.to === to.toLowerCase() && mail.atMs >= sinceMs)
  }

  return {
    list: () => [...mails],
    latest,
    next: (to, { signal, ...query } = {}) =>
      new Promise((resolve, reject) => {
        const end = () => {
          watchers.delete(look)
          signal?.removeEventListener('abort', giveUp)
        }
        const giveUp = () => {
          end()
          reject(signal?.reason)
        }
        const look = () => {
          const found = latest(to, query)
          if (!found) return
          end()
          resolve(found)
        }
        if (signal?.aborted) return giveUp()
        signal?.addEventListener('abort', giveUp)
        watchers.add(look)
        look()
      }),
    clear: () => mails.splice(0),
    add({ to, subject, text }) {
      lastId += 1
      const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null
      mails.push({ id: lastId, to: to.toLowerCase(), subject, text, code, atMs: Date.now() })
      if (mails.length > MAX_STORED) mails.shift()
      for (const look of [...watchers]) look()
    },
  }
}
