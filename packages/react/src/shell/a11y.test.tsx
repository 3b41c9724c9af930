import type { Core, RouteName, Routes } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import {
  aChain,
  aFakeWallet,
  createFakeAdapter,
  type FakeWallet,
  type TestCoreChoice,
} from '@latchkey/core/testing'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  document.body.replaceChildren()
})

/** One view in one state. */
interface Scene {
  readonly wallet?: Partial<FakeWallet>
  readonly isEmpty?: boolean
  readonly features?: TestCoreChoice['features']
  readonly customWallets?: TestCoreChoice['customWallets']
  play(modal: DrawnModal, wallet: FakeWallet): void | Promise<void>
  /** What is read once it stands. */
  readonly words: string
}

const asked = ({ core }: DrawnModal): void => {
  core.actions.open()
  core.actions.connect.external('eip155', 'io.fjord')
}

async function connected({ core }: DrawnModal): Promise<void> {
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  core.actions.open()
}

function guide<Name extends RouteName>(core: Core, name: Name, params: Routes[Name]): void {
  core.actions.open({ view: 'WhatIsAWallet' })
  core.actions.router.push(name, params)
}

const SCENES: Readonly<Record<string, Scene>> = {
  Connect: { play: ({ core }) => core.actions.open(), words: 'By connecting you accept' },
  'Connect, empty': {
    isEmpty: true,
    play: ({ core }) => core.actions.open(),
    words: 'No wallet in this browser',
  },
  'ConnectingExternal, waiting': {
    wallet: { mood: 'hang' },
    play: asked,
    words: 'Continue in Fjord',
  },
  'ConnectingExternal, declined': {
    wallet: { mood: new LatchkeyError('wallet.rejected', {}) },
    play: asked,
    words: 'Connection declined',
  },
  'ConnectingExternal, connected': { play: asked, words: 'Closing…' },
  Account: { play: connected, words: '0x7099…79C8' },
  Networks: {
    async play(modal) {
      await connected(modal)
      modal.core.actions.router.push('Networks', {})
    },
    words: 'Arbitrum',
  },
  SwitchNetwork: {
    async play(modal, wallet) {
      await connected(modal)
      Object.assign(wallet, { mood: 'hang' })
      modal.core.actions.network.choose('eip155:8453')
    },
    words: 'Approve in Fjord',
  },
  'Connect, terms to accept': {
    features: { legalCheckbox: true },
    play: ({ core }) => core.actions.open(),
    words: 'I accept the terms',
  },
  WhatIsAWallet: {
    play: ({ core }) => core.actions.open({ view: 'WhatIsAWallet' }),
    words: 'Your key to many sites',
  },
  WhatIsANetwork: {
    play: ({ core }) => core.actions.open({ view: 'WhatIsANetwork' }),
    words: 'Learn more',
  },
  GetWallet: {
    customWallets: [{ id: 'plum', name: 'Plum', homepage: 'https://plum.example' }],
    play: ({ core }) => guide(core, 'GetWallet', {}),
    words: 'Plum',
  },
  'GetWallet, nothing to suggest': {
    play: ({ core }) => guide(core, 'GetWallet', {}),
    words: 'No wallet to suggest',
  },
  Downloads: {
    customWallets: [{ id: 'plum', name: 'Plum', appStore: 'https://apps.example' }],
    play: ({ core }) => guide(core, 'Downloads', { walletId: 'plum', walletName: 'Plum' }),
    words: 'iOS app',
  },
  UnsupportedChain: {
    wallet: { networkId: 'eip155:56' },
    play: connected,
    words: 'network 56',
  },
}

const CASES = Object.keys(SCENES).flatMap((name) =>
  (['light', 'dark'] as const).map((mode) => [name, mode] as const),
)

test.each(CASES)('%s in %s passes axe', async (name, themeMode) => {
  const scene = SCENES[name]
  if (scene === undefined) throw new Error(`There is no scene ${name}`)
  const wallet = aFakeWallet(scene.wallet)
  drawn = await drawModal({
    adapter: scene.isEmpty === true ? createFakeAdapter() : createFakeAdapter(wallet),
    themeMode,
    networks: [
      aChain(),
      aChain({ id: 8453, name: 'Base' }),
      aChain({ id: 42161, name: 'Arbitrum' }),
    ],
    termsConditionsUrl: 'https://salt.example/terms',
    privacyPolicyUrl: 'https://salt.example/privacy',
    features: { analytics: false, ...scene.features },
    customWallets: scene.customWallets,
  })
  const { dialog, words } = drawn
  await scene.play(drawn, wallet)
  await until(() => dialog.open && words().includes(scene.words))
  await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(finished))

  const { violations } = await axe.run(drawn.host, { resultTypes: ['violations'] })

  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

/** Motion that goes on for ever is not waited for. */
function finished(animation: Animation): Promise<unknown> {
  const { iterations } = animation.effect?.getTiming() ?? {}
  return iterations === Number.POSITIVE_INFINITY ? Promise.resolve() : animation.finished
}
