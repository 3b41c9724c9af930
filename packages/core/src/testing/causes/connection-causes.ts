import { LatchkeyError } from '../../contract/index.ts'
import { aConnectedVisit, aVisit } from '../a-visit.ts'
import type { TestCoreChoice } from '../create-test-core.ts'
import { createFakeSiwx } from '../fake-siwx.ts'
import { OSPREY, setUpPairing } from '../set-up-pairing.ts'
import { type Causes, turns } from './cause.ts'

const SIGN_IN = { network: 'eip155:1', isSmartAccount: false } as const

/** The events while a wallet is connected, used and disconnected. */
export const CONNECTION_CAUSES: Causes<
  | 'SELECT_WALLET'
  | 'CONNECT_SUCCESS'
  | 'CONNECT_ERROR'
  | 'CONNECT_PROXY_ERROR'
  | 'USER_REJECTED'
  | 'DISCONNECT_SUCCESS'
  | 'DISCONNECT_ERROR'
  | 'SWITCH_NETWORK'
  | 'SIWX_AUTH_SUCCESS'
  | 'SIWX_AUTH_ERROR'
  | 'CLICK_SIGN_SIWX_MESSAGE'
  | 'CLICK_CANCEL_SIWX'
  | 'INTERNAL_SDK_ERROR'
> = {
  SELECT_WALLET: {
    when: 'A wallet is chosen.',
    properties: { name: 'Fjord', platform: 'browser' },
    run: async (choice) => void (await aConnectedVisit(choice)),
  },
  CONNECT_SUCCESS: {
    when: 'A wallet connects.',
    properties: { method: 'browser', name: 'Fjord' },
    run: async (choice) => void (await aConnectedVisit(choice)),
  },
  CONNECT_ERROR: {
    when: 'A wallet fails to connect.',
    properties: {
      message: 'The wallet already has a request open',
    },
    run: (choice) => refused(choice, new LatchkeyError('wallet.busy', {})),
  },
  USER_REJECTED: {
    when: 'The visitor declines in the wallet.',
    properties: { message: 'Connection declined' },
    run: (choice) => refused(choice, new LatchkeyError('wallet.rejected', {})),
  },
  CONNECT_PROXY_ERROR: {
    when: 'The link of a wallet can not be opened.',
    properties: {
      message: 'The link of the wallet could not be opened',
      uri: `wc:${'1'.padStart(64, '0')}@2`,
      mobile_link: 'javascript:alert(1)',
      name: 'Osprey',
    },
    async run(choice) {
      const { core, show } = setUpPairing(choice)
      await show({ ...OSPREY, mobileLink: 'javascript:alert(1)' })
      core.actions.pairing.openWallet('mobile')
    },
  },
  DISCONNECT_SUCCESS: {
    when: 'The visitor disconnects.',
    properties: { namespace: 'eip155' },
    async run(choice) {
      const { core } = await aConnectedVisit(choice)
      await core.actions.disconnect()
    },
  },
  DISCONNECT_ERROR: {
    when: 'A wallet can not be disconnected.',
    properties: { message: 'Failed to disconnect chain eip155' },
    async run(choice) {
      const { core, wallet } = await aConnectedVisit(choice)
      wallet.mood = new LatchkeyError('wallet.failed', {})
      await core.actions.disconnect().catch(() => {})
    },
  },
  SWITCH_NETWORK: {
    when: 'The active network changes.',
    properties: { network: 'eip155:8453' },
    async run(choice) {
      const { core } = await aConnectedVisit(choice)
      await core.actions.network.switchTo('eip155:8453')
    },
  },
  SIWX_AUTH_SUCCESS: {
    when: 'A signed sign-in is stored.',
    properties: SIGN_IN,
    run: (choice) => signedIn(choice),
  },
  CLICK_SIGN_SIWX_MESSAGE: {
    when: 'The visitor presses Sign.',
    properties: SIGN_IN,
    run: (choice) => signedIn(choice),
  },
  SIWX_AUTH_ERROR: {
    when: 'A sign-in fails.',
    properties: { ...SIGN_IN, message: 'Signature declined' },
    run: (choice) => signedIn(choice, new LatchkeyError('wallet.request-rejected', {})),
  },
  CLICK_CANCEL_SIWX: {
    when: 'The visitor cancels a sign-in.',
    properties: SIGN_IN,
    async run(choice) {
      const { core } = await aQuestion(choice)
      core.actions.siwx.current()?.cancel()
      await turns()
    },
  },
  INTERNAL_SDK_ERROR: {
    when: 'The library of wallet-connect can not be loaded.',
    properties: {
      errorType: 'UniversalProviderInitError',
      errorMessage: 'The relay could not be reached',
      uncaught: false,
    },
    async run(choice) {
      const walletConnect = { load: () => Promise.reject(new Error('offline')) }
      await setUpPairing({ ...choice, walletConnect }).show(OSPREY)
    },
  },
}

async function refused(choice: TestCoreChoice, error: LatchkeyError): Promise<void> {
  const { core, wallet, settle } = aVisit(choice)
  wallet.mood = error
  await core.start()
  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
  await settle()
}

/** A visitor whom the website asks to sign in. */
async function aQuestion(choice: TestCoreChoice) {
  const visit = await aConnectedVisit({ ...choice, siwx: createFakeSiwx() })
  await turns()
  return visit
}

async function signedIn(choice: TestCoreChoice, mood?: LatchkeyError): Promise<void> {
  const { core, wallet } = await aQuestion(choice)
  if (mood) wallet.mood = mood
  core.actions.siwx.current()?.sign()
  await turns()
}
