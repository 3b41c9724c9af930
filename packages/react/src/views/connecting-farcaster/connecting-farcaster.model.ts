import type { FarcasterStep, Snapshot } from '@latchkey/core'
import { openOutside } from '../../models/open-outside.ts'
import { copyAddress } from '../../partials/copy-address.ts'
import { SOCIALS } from '../../partials/logins/socials.ts'
import {
  connectedScene,
  failedScene,
  type LoginScene,
  type LoginTools,
  unkept,
} from '../connecting-social/connecting-social.model.ts'

/** A code to scan. */
export interface FarcasterCode {
  readonly kind: 'code'
  /** undefined until it is loaded; its space is reserved. */
  readonly url: string | undefined
  readonly copy: (() => Promise<boolean>) | undefined
  readonly note: string | undefined
}

/** Everything that the view shows. */
export type FarcasterModel = FarcasterCode | (LoginScene & { readonly kind: 'latch' })

export interface FarcasterTools extends LoginTools {
  readonly snapshot: LoginTools['snapshot'] & Pick<Snapshot, 'device'>
}

const IDLE: FarcasterStep = { step: 'idle' }

/** Everything the view shows, from the snapshot alone. */
export function connectingFarcasterModel(tools: FarcasterTools): FarcasterModel {
  const { snapshot, text, actions } = tools
  const step = snapshot.auth?.farcaster.current ?? IDLE
  if (step.step === 'failed') {
    const again = (): void => void actions.auth.beginSocial('farcaster')
    return { kind: 'latch', ...failedScene(tools, step.error, again) }
  }
  if (step.step === 'connected') return { kind: 'latch', ...connectedScene(tools) }
  if (step.step === 'connecting') {
    const heading = text.get('login.waiting.title', { provider: SOCIALS.farcaster.name })
    return { kind: 'latch', latch: 'waiting', heading, line: text.get('login.fetching.text') }
  }
  const url = 'url' in step ? step.url : undefined
  return snapshot.device.isMobile ? phoneScene(tools, url) : code(tools, url)
}

function code(tools: FarcasterTools, url: string | undefined): FarcasterCode {
  return {
    kind: 'code',
    url,
    copy: url === undefined ? undefined : () => copyAddress(url, tools.actions),
    note: unkept(tools),
  }
}

/** Its app opens in the task of the tap. */
function phoneScene(tools: FarcasterTools, url: string | undefined): FarcasterModel {
  const { text, actions } = tools
  return {
    kind: 'latch',
    latch: 'waiting',
    heading: text.get('farcaster.phone.title'),
    line: text.get('farcaster.phone.text'),
    action: {
      label: text.get(url === undefined ? 'farcaster.preparing' : 'farcaster.open'),
      isPrimary: true,
      isBusy: url === undefined,
      run: () => openOutside(url, actions),
    },
    isLoading: url === undefined,
    note: unkept(tools),
  }
}
