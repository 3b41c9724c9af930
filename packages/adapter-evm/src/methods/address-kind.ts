import {
  type AddressKind,
  isLatchkeyError,
  LatchkeyError,
  type NetworkId,
  type NodeReader,
} from '@latchkey/core/contract'

/** Addresses below this are of the protocol itself, or have no owner. Source: EIP-1352. */
const RESERVED = 0x1_0000n
/** Addresses where much was burned, by their last letters: there is no key for them. */
const DEAD: readonly bigint[] = [
  0xdeadn,
  BigInt('0xdeadbeef'),
  BigInt('0xdead000000000000000042069420694206942069'),
]

const CODE = /^0x(?:[0-9a-f]{2})*$/i
/** The code of an account whose key lets a contract act for it. Source: EIP-7702. */
const DELEGATED = /^0xef0100[0-9a-f]{40}$/i
const WORD = /^0x[0-9a-f]{64}$/i

/** First bytes of the data of calls, by what answers them. */
const CALLS = {
  // Source: ERC-20.
  decimals: '0x313ce567',
  totalSupply: '0x18160ddd',
  // `supportsInterface(bytes4)` of ERC-165, for ERC-721, ERC-1155 and ERC-1271.
  isCollection: interfaceCall('80ac58cd'),
  isMultiCollection: interfaceCall('d9b67a26'),
  isSigner: interfaceCall('1626ba7e'),
  // Source: Safe, OwnerManager.
  getThreshold: '0xe75235b8',
  // Source: ERC-4337, of accounts.
  entryPoint: '0xb0d691fe',
  // `isValidSignature(bytes32,bytes)` of a wrong one. Source: ERC-1271.
  isValidSignature: `0x1626ba7e${'0'.repeat(64)}${'40'.padStart(64, '0')}${'0'.repeat(64)}`,
} as const

interface Place {
  readonly address: string
  readonly networkId: NetworkId
}

/**
 * Reads what an address is on a network. A contract is a token if it answers as one, and a wallet if it answers as an
 * account that signs; any other may keep what it gets for ever.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`.
 */
export async function readAddressKind(
  nodes: NodeReader,
  { address, networkId }: Place,
  signal: AbortSignal,
): Promise<AddressKind> {
  const value = BigInt(address)
  if (value < RESERVED || DEAD.includes(value)) return 'lost'
  const code = await nodes.read(networkId, 'eth_getCode', [address, 'latest'], signal)
  if (typeof code !== 'string' || !CODE.test(code)) throw new LatchkeyError('http.malformed', {})
  if (code === '0x' || DELEGATED.test(code)) return 'wallet'
  const answers = async (call: keyof typeof CALLS): Promise<bigint | undefined> => {
    const params = [{ to: address, data: CALLS[call] }, 'latest']
    const answer = await nodes.read(networkId, 'eth_call', params, signal).catch(ignoreRevert)
    return typeof answer === 'string' && WORD.test(answer) ? BigInt(answer) : undefined
  }
  return (await isToken(answers)) ? 'token' : (await isSigner(answers)) ? 'wallet' : 'program'
}

type Answers = (call: keyof typeof CALLS) => Promise<bigint | undefined>

async function isToken(answers: Answers): Promise<boolean> {
  const [decimals, supply, ...collections] = await Promise.all([
    answers('decimals'),
    answers('totalSupply'),
    answers('isCollection'),
    answers('isMultiCollection'),
  ])
  return (decimals !== undefined && supply !== undefined) || collections.includes(1n)
}

async function isSigner(answers: Answers): Promise<boolean> {
  const [isDeclared, threshold, entryPoint, signature] = await Promise.all([
    answers('isSigner'),
    answers('getThreshold'),
    answers('entryPoint'),
    answers('isValidSignature'),
  ])
  // Four bytes with nothing behind them.
  const isRefusal = signature !== undefined && signature !== 0n && signature % 2n ** 224n === 0n
  return isDeclared === 1n || isRefusal || [threshold, entryPoint].some((each) => (each ?? 0n) > 0n)
}

function interfaceCall(id: string): `0x${string}` {
  return `0x01ffc9a7${id.padEnd(64, '0')}`
}

/** The contract has no such method; a node that fails is an error. */
function ignoreRevert(thrown: unknown): void {
  if (!isLatchkeyError(thrown, 'rpc.failed')) throw thrown
}
