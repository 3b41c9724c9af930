import { LatchkeyError } from '@latchkey/core/contract'
import { createFakeSiwx } from '@latchkey/core/testing'
import type { DrawnModal } from './draw-modal.ts'
import type { Scene } from './scene.ts'
import { until } from './until.ts'

async function asked(modal: DrawnModal): Promise<void> {
  modal.core.actions.open()
  await modal.core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  await until(() => modal.find('sign-in-sign') ?? undefined)
}

async function opened(modal: DrawnModal): Promise<void> {
  await asked(modal)
  await until(() => modal.find('sign-in-message') ?? undefined)
  modal.part('sign-in-message').click()
}

/** Views of a sign-in in the states that a visitor can meet. */
export const SIGN_IN_SCENES: Readonly<Record<string, Scene>> = {
  SIWXSignMessage: {
    siwx: createFakeSiwx(),
    play: asked,
    words: ['Sign in and accept the terms of sale.', 'Sign in and accept the terms of sale.'],
  },
  ConnectingSiwe: {
    siwx: createFakeSiwx({ isHanging: true }),
    play: asked,
    words: ['asks you to sign in', 'تسجيل الدخول'],
  },
  'SIWXSignMessage, message open': {
    siwx: createFakeSiwx(),
    play: opened,
    words: ['Chain ID: 1', 'Chain ID: 1'],
  },
  'SIWXSignMessage, declined': {
    siwx: createFakeSiwx(),
    async play(modal, wallet) {
      await asked(modal)
      await until(() => modal.find('sign-in-message') ?? undefined)
      Object.assign(wallet, { mood: new LatchkeyError('wallet.request-rejected', {}) })
      modal.part('sign-in-sign').click()
    },
    words: ['Signature declined', 'رُفض التوقيع'],
  },
  'SIWXSignMessage, in the wallet': {
    siwx: createFakeSiwx(),
    async play(modal, wallet) {
      await asked(modal)
      await until(() => modal.find('sign-in-message') ?? undefined)
      Object.assign(wallet, { mood: 'hang' })
      modal.part('sign-in-sign').click()
    },
    words: ['Sign in Fjord', 'وقّع في'],
  },
  'SIWXSignMessage, other site': {
    siwx: createFakeSiwx({ message: { domain: 'saltrnarket.example' } }),
    play: asked,
    words: ['This message is for another site', 'هذه الرسالة لموقع آخر'],
  },
}
