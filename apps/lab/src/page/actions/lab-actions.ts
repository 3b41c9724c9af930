import {
  type Address,
  type Chain,
  createClient,
  createTestClient,
  custom,
  type EIP1193Provider,
  formatEther,
  type Hex,
  http,
  parseEther,
} from 'viem'
import {
  getAddresses,
  getBalance,
  getCapabilities,
  sendCalls,
  sendTransaction,
  setBalance,
  signMessage,
  signTypedData,
  verifyMessage as verifyMessageOnChain,
  verifyTypedData as verifyTypedDataOnChain,
  waitForCallsStatus,
  waitForTransactionReceipt,
} from 'viem/actions'
import { mainnet } from 'viem/chains'
import { verifyMessage, verifyTypedData } from 'viem/utils'
import { TYPED_DATA } from './typed-data.ts'

/** Text that is signed by the button of the same name. */
const MESSAGE = 'Latchkey lab: nothing but a signature.'

/** Receives what the lab sends: the last of the sandbox's accounts. */
const RECIPIENT: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

const AMOUNT = parseEther('0.001')
const ONE_COIN = parseEther('1')
const RECEIPT_POLL_MS = 200

/** The action of a site on a connected wallet. */
export type LabAction = (provider: EIP1193Provider) => Promise<unknown>

/** Signs text and checks the signature. */
export const signText: LabAction = async (provider) => {
  const { client, account } = await connect(provider)
  const signature = await signMessage(client, { account, message: MESSAGE })
  const signed = { address: account, message: MESSAGE, signature }
  const isValid = await isEither(verifyMessage(signed), () => verifyMessageOnChain(client, signed))
  return { signature, isValid }
}

/** Signs an EIP-712 order for the network the wallet is on, and checks the signature. */
export const signOrder: LabAction = async (provider) => {
  const { client, account } = await connect(provider)
  const chainId = Number(await provider.request({ method: 'eth_chainId' }))
  const order = { ...TYPED_DATA, domain: { ...TYPED_DATA.domain, chainId } }
  const signature = await signTypedData(client, { account, ...order })
  const signed = { address: account, signature, ...order }
  const isValid = await isEither(verifyTypedData(signed), () =>
    verifyTypedDataOnChain(client, signed),
  )
  return { signature, isValid, chainId }
}

/** A signature is that of a key, or else one that a contract answers for (EIP-1271, ERC-6492). */
async function isEither(byKey: Promise<boolean>, byContract: () => Promise<boolean>) {
  // A longer signature is not that of a key, and the library throws.
  return (await byKey.catch(() => false)) || (await byContract())
}

/** Sends a small amount and waits until it is in a block. */
export const sendCoins: LabAction = async (provider) => {
  const { client, account } = await connect(provider)
  const hash = await sendTransaction(client, { account, to: RECIPIENT, value: AMOUNT, chain: null })
  const receipt = await waitForTransactionReceipt(client, {
    hash,
    pollingInterval: RECEIPT_POLL_MS,
  })
  const { status, blockNumber, gasUsed } = receipt
  return { hash, status, blockNumber, gasUsed }
}

/** Asks what the wallet can do on each network (EIP-5792). */
export const readCapabilities: LabAction = async (provider) => {
  const { client, account } = await connect(provider)
  return getCapabilities(client, { account })
}

/** Sends two transfers as one batch, and waits until its status says what became of it (EIP-5792). */
export const sendBatch: LabAction = async (provider) => {
  const { client, account } = await connect(provider)
  const call = { to: RECIPIENT, value: AMOUNT }
  const chain = await chainOf(provider)
  const { id } = await sendCalls(client, { account, calls: [call, call], chain })
  const { status, statusCode, atomic, receipts } = await waitForCallsStatus(client, {
    id,
    pollingInterval: RECEIPT_POLL_MS,
  })
  return { id, status, statusCode, atomic, receipts: receipts?.map((receipt) => receipt.status) }
}

/**
 * Adds one coin to the account, because a new wallet has nothing to send; only test chains can do
 * that.
 *
 * @param nodes - Where each chain of this machine is, by its id.
 */
export function getCoins(nodes: Readonly<Record<string, string>>): LabAction {
  return async (provider) => {
    const { account: address } = await connect(provider)
    const url = nodes[String(Number(await provider.request({ method: 'eth_chainId' })))]
    if (url === undefined) throw new Error('Only the chains of this machine give coins away.')
    const node = createTestClient({ mode: 'anvil', transport: http(url) })
    const value = (await getBalance(node, { address })) + ONE_COIN
    await setBalance(node, { address, value })
    return { address, balance: formatEther(value) }
  }
}

/** Asks the wallet itself to switch, like a site without our `switchNetwork`. */
export function requestSwitch(chainId: number): LabAction {
  const params: [{ chainId: Hex }] = [{ chainId: `0x${chainId.toString(16)}` }]
  return (provider) => provider.request({ method: 'wallet_switchEthereumChain', params })
}

/** A batch names its network; everything but the id is unused there. */
async function chainOf(provider: EIP1193Provider): Promise<Chain> {
  const id = Number(await provider.request({ method: 'eth_chainId' }))
  return { ...mainnet, id }
}

async function connect(provider: EIP1193Provider) {
  // A write that is tried again could be a second transaction.
  const client = createClient({ transport: custom(provider, { retryCount: 0 }) })
  const [account] = await getAddresses(client)
  if (account === undefined) throw new Error('The wallet shares no account.')
  return { client, account }
}
