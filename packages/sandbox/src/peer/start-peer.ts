import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import { SANDBOX_BITCOIN_ACCOUNTS } from '../bitcoin-accounts.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../solana-accounts.ts'
import {
  type BitcoinWallet,
  createBitcoinWallet,
} from '../wallets/bitcoin/create-bitcoin-wallet.ts'
import { createEvmWallet } from '../wallets/create-evm-wallet.ts'
import type { EvmWallet } from '../wallets/evm-wallet.ts'
import { createSolanaWallet, type SolanaWallet } from '../wallets/solana/create-solana-wallet.ts'
import { answerRequest } from './answer-requests.ts'
import { createDesk } from './create-desk.ts'
import { createInbox } from './create-inbox.ts'
import { createSessions } from './create-sessions.ts'
import { ignoreEndedSessions } from './ended-sessions.ts'
import { createHabits } from './habits.ts'
import { onProposals } from './on-proposals.ts'
import { onSignIns } from './on-sign-ins.ts'
import type { Peer, PeerOptions } from './peer.ts'
import { type QuietCore, quietCore, silence } from './quiet-core.ts'

/** Chains that a wallet without nodes is on. */
const WITHOUT_NODES = { 1: 'http://127.0.0.1:9' }

/**
 * Starts a wallet for the wallet-connect protocol: WalletKit with real keys, whose owner is a
 * script. It talks to nothing but the relay and nodes it is given. Install `@reown/walletkit` 1.2.10
 * and `@walletconnect/core` 2.21.7 beside this package.
 */
export async function startPeer(options: PeerOptions): Promise<Peer> {
  const { relayUrl, projectId = 'sandbox', isPlain = false, isOld = false } = options
  const evm = await openWallet(options)
  const solana = await openSolana(options)
  const bitcoin = await openBitcoin(options)
  const { core, stop } = await quietCore({ relayUrl, projectId, isPlain })
  const kit = await startKit(options, core)
  const [solanaAddress = ''] = solana.addresses()
  const [bitcoinAddress = ''] = bitcoin.addresses()
  const addresses = { solana: solanaAddress, bip122: bitcoinAddress }
  const addressesNow = () => ({
    eip155: evm.accounts(),
    solana: [addresses.solana],
    bip122: [addresses.bip122],
  })
  const desk = createDesk()
  const habits = createHabits(options.habits ?? [])
  const proposals = onProposals({ kit, desk, habits }, addressesNow)
  const signIns = isOld ? [] : onSignIns({ kit, desk, habits }, evm)
  const sessions = createSessions({ kit, habits }, evm)
  const inbox = createInbox(kit, (request) => {
    return answerRequest({ evm, solana, bitcoin, habits, goTo: sessions.goTo }, request)
  })

  return {
    evm,
    solana,
    bitcoin,
    addresses,
    requests: inbox.requests,
    proposals,
    signIns,
    take: desk.take,
    decide: desk.decide,
    adopt: habits.adopt,
    topics: () => Object.keys(kit.getActiveSessions()),
    async pair(uri) {
      await kit.pair({ uri })
    },
    answerTwice: inbox.answerTwice,
    ...sessions,
    goAway: () => core.relayer.transportClose(),
    comeBack: () => core.relayer.transportOpen(),
    async stop() {
      evm.dispose()
      await stop()
    },
  }
}

async function startKit(options: PeerOptions, core: QuietCore['core']) {
  const kit = await WalletKit.init({
    core,
    metadata: metadataOf(options),
    signConfig: { disableRequestQueue: options.isImpatient ?? false },
  })
  silence(kit)
  ignoreEndedSessions(kit)
  return kit
}

async function openWallet({
  privateKeys,
  chains = WITHOUT_NODES,
}: PeerOptions): Promise<EvmWallet> {
  const [first, second] = SANDBOX_ACCOUNTS
  const evm = createEvmWallet({
    privateKeys: privateKeys ?? [first.privateKey, second.privateKey],
    chains: Object.entries(chains).map(([id, rpcUrl]) => ({ chainId: Number(id), rpcUrl })),
  })
  // A session is a permission of its own: sites that have one may ask.
  await evm.provider.request({ method: 'eth_requestAccounts' })
  evm.log.clear()
  return evm
}

async function openSolana({ solana: rpcUrl }: PeerOptions): Promise<SolanaWallet> {
  const [{ privateKey }] = SANDBOX_SOLANA_ACCOUNTS
  const wallet = createSolanaWallet({ privateKeys: [privateKey], rpcUrl })
  await wallet.request('standard:connect')
  wallet.log.clear()
  return wallet
}

async function openBitcoin({
  bitcoin: esploraUrl,
  ...options
}: PeerOptions): Promise<BitcoinWallet> {
  const [keys] = SANDBOX_BITCOIN_ACCOUNTS
  const { bitcoinNetwork: network = esploraUrl === undefined ? 'mainnet' : 'regtest' } = options
  const wallet = createBitcoinWallet({ keys: [keys], esploraUrl, network })
  await wallet.request('bitcoin:connect')
  wallet.log.clear()
  return wallet
}

function metadataOf({
  name = 'Sandbox Peer',
  url = 'https://peer.example',
  icon = 'https://peer.example/icon.png',
  links,
}: PeerOptions): WalletKitTypes.Metadata {
  const metadata = { name, description: 'A wallet for tests', url, icons: [icon] }
  return links === undefined ? metadata : { ...metadata, redirect: { ...links } }
}
