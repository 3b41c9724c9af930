import { createWindowChannel } from '../channel/window-channel.ts'
import { answerMessage, type CallName, eventMessage, type ReplyOf } from '../protocol/index.ts'
import { exactOrigin, isAllowedOrigin } from './allowed-origins.ts'
import { answerCalls } from './answer-calls.ts'
import type { Answers } from './answers.ts'
import { warnOfStrangers } from './shared-hosting.ts'

/** What a frame is made of. */
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
   * Says that the frame can be asked. Keys beyond `version` are tolerated by every client.
   *
   * @throws LatchkeyError `frame.parent-unset` when the page is in no frame.
   */
  ready(payload?: { readonly version?: string; readonly [extra: string]: unknown }): void
  /** Tells news that nobody asked for: the success of a call without a request. */
  tell<Name extends CallName>(name: Name, reply: ReplyOf<Name>): void
  /** Answers nothing any more; whatever is being answered is given up. */
  stop(): void
}

/**
 * Answers the page that embeds this frame, provided that its origin is allowed: nobody else is heard,
 * nobody else is told anything. Source: security rules S01, S02, S05, S09.
 */
export function createSite({ answers, allowedOrigins, window = ownWindow() }: SiteOptions): Site {
  warnOfStrangers(window.location.hostname, allowedOrigins)
  const isAllowed = (origin: string): boolean => isAllowedOrigin(allowedOrigins, origin)
  let speaker: string | undefined
  const channel = createWindowChannel({
    page: window,
    peer: () => (window.parent === window ? undefined : window.parent),
    isAllowed,
    targets: () => (speaker === undefined ? likelyParents(window, allowedOrigins) : [speaker]),
    missing: 'frame.parent-unset',
  })
  // A page has one origin for as long as it embeds this frame.
  const unlisten = channel.listen((_data, origin) => {
    speaker = origin
  })
  const desk = answerCalls({ channel, answers })
  const leave = (): void => desk.giveUp()
  window.addEventListener('pagehide', leave)

  return {
    ready: (payload) => channel.post(eventMessage('READY', payload)),
    tell: (name, reply) => channel.post(answerMessage({ name }, 'success', reply)),
    stop() {
      window.removeEventListener('pagehide', leave)
      unlisten()
      desk.stop()
    },
  }
}

/**
 * Allowed origins that the parent may have before it has spoken. The browser hands a message to the
 * one that it has, and to no other.
 */
function likelyParents(window: Window, allowedOrigins: readonly string[]): readonly string[] {
  const { referrer } = window.document
  const told = [
    window.location.ancestorOrigins?.[0],
    URL.canParse(referrer) ? new URL(referrer).origin : undefined,
  ]
  const known = told.filter(
    (origin): origin is string => origin !== undefined && isAllowedOrigin(allowedOrigins, origin),
  )
  const named = allowedOrigins.map(exactOrigin).filter((origin) => origin !== undefined)
  return [...new Set(known.length > 0 ? known : named)]
}

function ownWindow(): Window {
  // biome-ignore lint/style/noRestrictedGlobals: the one place that falls back to the frame's own window
  return window
}
