import { exactOrigin, isAllowedOrigin } from '@latchkey/core/contract'
import { createWindowChannel } from '../channel/window-channel.ts'
import { type CallName, eventMessage, type ReplyOf, replyMessage } from '../protocol/index.ts'
import { answerCalls } from './answer-calls.ts'
import type { Answers } from './answers.ts'
import { warnOfSharedHosting } from './shared-hosting.ts'

/** The parts of a frame. */
export interface SiteOptions {
  readonly answers: Answers
  /** Patterns of pages that may embed the frame; empty: none. See `matchesOrigin`. */
  readonly allowedOrigins: readonly string[]
  /** The frame's own window; the one this runs in when left out. */
  readonly window?: Window | undefined
}

/** The frame's end of the protocol. */
export interface Site {
  /**
   * Reports that the frame is ready. Clients ignore keys beyond `version`.
   *
   * @throws LatchkeyError `frame.parent-unset` when the page is not in a frame.
   */
  ready(payload?: { readonly version?: string; readonly [extra: string]: unknown }): void
  /** Broadcasts the success of a call without a request. */
  broadcast<Name extends CallName>(name: Name, reply: ReplyOf<Name>): void
  /** Stops all replies, and aborts open requests. */
  stop(): void
}

/**
 * Answers the page that embeds this frame if its origin is allowed. Messages of all others are ignored,
 * and nothing is posted to them. Source: docs/security.md, S01, S02, S05, S09.
 */
export function createSite({ answers, allowedOrigins, window = ownWindow() }: SiteOptions): Site {
  warnOfSharedHosting(window.location.hostname, allowedOrigins)
  const isAllowed = createJudge(allowedOrigins)
  let sender: string | undefined
  const channel = createWindowChannel({
    page: window,
    peer: () => (window.parent === window ? undefined : window.parent),
    isAllowed,
    targets: () => (sender === undefined ? possibleParents(window, allowedOrigins) : [sender]),
    missing: 'frame.parent-unset',
  })
  // The origin of the embedding page can't change while it embeds this frame.
  const unlisten = channel.listen((_data, origin) => {
    sender = origin
  })
  const server = answerCalls({ channel, answers })
  const abort = (): void => server.abortAll()
  window.addEventListener('pagehide', abort)

  return {
    ready: (payload) => channel.post(eventMessage('READY', payload)),
    broadcast: (name, reply) => channel.post(replyMessage({ name }, 'success', reply)),
    stop() {
      window.removeEventListener('pagehide', abort)
      unlisten()
      server.stop()
    },
  }
}

/** Judges the origin of each message; the list is read again only for another origin. */
function createJudge(allowedOrigins: readonly string[]): (origin: string) => boolean {
  let judged: { readonly origin: string; readonly isAllowed: boolean } | undefined
  return (origin) => {
    if (judged?.origin !== origin) {
      judged = { origin, isAllowed: isAllowedOrigin(allowedOrigins, origin) }
    }
    return judged.isAllowed
  }
}

/**
 * Allowed origins that the parent may have, before its first message. The browser delivers a message
 * only to the origin that the parent has.
 */
function possibleParents(window: Window, allowedOrigins: readonly string[]): readonly string[] {
  const { referrer } = window.document
  const reported = [
    window.location.ancestorOrigins?.[0],
    URL.canParse(referrer) ? new URL(referrer).origin : undefined,
  ]
  const known = reported.filter(
    (origin): origin is string => origin !== undefined && isAllowedOrigin(allowedOrigins, origin),
  )
  const named = allowedOrigins.map(exactOrigin).filter((origin) => origin !== undefined)
  return [...new Set(known.length > 0 ? known : named)]
}

function ownWindow(): Window {
  // biome-ignore lint/style/noRestrictedGlobals: the one place that falls back to the frame's own window
  return window
}
