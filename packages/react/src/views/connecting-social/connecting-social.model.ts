import type { CoreActions, Routes, Snapshot, SocialStep } from '@latchkey/core'
import type { PlainError } from '@latchkey/core/contract'
import type { Wording } from '../../messages/create-wording.ts'
import { siteOf } from '../../models/site.ts'
import type { LatchStatus } from '../../partials/latch-scene/busy-status.ts'
import type { LatchAction } from '../../partials/latch-scene/latch-scene.tsx'
import { failureText } from '../../partials/logins/failure-text.ts'
import { SOCIALS } from '../../partials/logins/socials.ts'

/** Everything that logging in with a provider shows. */
export interface LoginScene extends LatchStatus {
  readonly action?: LatchAction | undefined
  readonly other?: LatchAction | undefined
  /** A login that this browser can't store is announced before. */
  readonly note?: string | undefined
  /** Something of the login is still being loaded; announced when that takes long. */
  readonly isLoading?: boolean | undefined
}

export interface LoginTools {
  readonly snapshot: Pick<Snapshot, 'auth' | 'options' | 'router'>
  readonly actions: CoreActions
  readonly text: Wording
}

/** Everything the view shows, from the snapshot alone. */
export function connectingSocialModel(
  { provider }: Routes['ConnectingSocial'],
  tools: LoginTools,
): LoginScene {
  const { text, actions } = tools
  const name = SOCIALS[provider].name
  const step = stepFor(tools.snapshot, provider)
  const again = (): void => void actions.auth.beginSocial(provider)
  const heading = text.get('login.waiting.title', { provider: name })
  switch (step.step) {
    case 'idle':
    case 'awaitingResult':
      return {
        latch: 'waiting',
        heading,
        line: text.get('login.waiting.text'),
        action: { label: text.get('login.waiting.again'), isRetry: true, run: again },
        note: unkept(tools),
      }
    case 'openingWindow':
      return {
        latch: 'waiting',
        heading,
        line: text.get('login.opening.text', { provider: name }),
        isLoading: true,
        note: unkept(tools),
      }
    case 'connecting':
      return { latch: 'waiting', heading, line: text.get('login.fetching.text') }
    case 'connected':
      return connectedScene(tools)
    // No case for what can't be: the function that says so would be one more file to fetch.
    case 'failed':
      return failedScene(tools, step.error, again)
  }
}

/** A step of another provider is none of this view's. */
function stepFor({ auth }: LoginTools['snapshot'], provider: string): SocialStep {
  const step = auth?.social.current
  return step === undefined || !('provider' in step) || step.provider !== provider
    ? { step: 'idle' }
    : step
}

/** Returns the note that is shown before the visitor logs in for this page alone. */
export function unkept({ snapshot, text }: LoginTools): string | undefined {
  return snapshot.auth?.isStorageBlocked === true ? text.get('login.notStored') : undefined
}

/** It worked. */
export function connectedScene({ text, snapshot }: LoginTools): LoginScene {
  const site = siteOf(snapshot, text)
  return {
    latch: 'closed',
    heading: text.get('connecting.connected.title'),
    line: text.get('connecting.connected.text', { site: site.name }),
  }
}

/** First what happened, then what it means, then what to do. */
export function failedScene(tools: LoginTools, error: PlainError, again: () => void): LoginScene {
  const { text } = tools
  return {
    latch: 'declined',
    ...latchStatus(tools, error),
    action: { label: text.get('retry'), isPrimary: true, isRetry: true, run: again },
    other: { label: text.get('login.other'), run: () => leave(tools) },
  }
}

function latchStatus(
  { text, snapshot }: LoginTools,
  error: PlainError,
): Pick<LatchStatus, 'heading' | 'line'> {
  switch (error.code) {
    case 'social.popup-blocked':
      return {
        heading: text.get('login.blocked.title'),
        line: text.get('login.blocked.text', { site: siteOf(snapshot, text).nameInside }),
      }
    case 'frame.refused':
      return { heading: text.get('login.refused.title'), line: failureText(error, text) }
    default:
      return { heading: text.failure(error), line: text.get('login.failed.text') }
  }
}

function leave({ snapshot, actions }: LoginTools): void {
  if (snapshot.router.history.length > 1) actions.router.back()
  else actions.router.replace('Connect', {})
}
