import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { metadataUri } from '../../../collectibles/metadata.ts'
import {
  type Piece,
  type PieceName,
  SANDBOX_COLLECTIONS,
  SANDBOX_PIECES,
} from '../../../collectibles/pieces.ts'
import type { NodeRequest } from '../node-request.ts'
import { readToken } from '../read-token.ts'
import { sendAndWait } from '../send-and-wait.ts'
import { sendAsTreasurer } from '../treasurer.ts'
import { MANY_PIECES_CODE } from './many-code.ts'
import { SINGLE_PIECES_CODE } from './single-code.ts'

/** A collectible on a chain. */
export interface MintedPiece {
  /** The contract of its collection. */
  readonly address: Hex
  readonly id: bigint
}

/** The operations of a test on collectibles. The first one deploys their contracts on a chain. */
export interface CollectiblesDesk {
  /** @param amount - How many, of a piece of which there are many. Default: 1. */
  mint(owner: Hex, piece: PieceName, amount?: bigint): Promise<MintedPiece>
  /** Moves a collectible, as its owner would; the node acts for any address. */
  transfer(move: PieceTransfer): Promise<void>
}

/** A collectible that changes its owner. */
export interface PieceTransfer extends MintedPiece {
  readonly from: Hex
  readonly to: Hex
  /** The amount, for a piece of which there are many. Default: 1. */
  readonly amount?: bigint | undefined
}

const ABI = parseAbi([
  'function configure(string name, string symbol)',
  'function mint(address to, string uri)',
  'function mint(address to, uint256 id, uint256 amount, string uri)',
  'function totalSupply() view returns (uint256)',
  'function transferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])

interface Deps {
  readonly request: NodeRequest
  /** Origin of the pictures, if they are served. */
  readonly pictures: () => string | undefined
  /** Runs one task after the other: two at once would take the same transaction number. */
  readonly inOrder: <T>(task: () => Promise<T>) => Promise<T>
}

/** Makes the desk of a chain. */
export function createCollectiblesDesk({ request, pictures, inOrder }: Deps): CollectiblesDesk {
  async function mintSingle(owner: Hex, name: PieceName): Promise<MintedPiece> {
    const { address } = SANDBOX_COLLECTIONS.single
    const id = (await readSupply(request)) + 1n
    const uri = metadataUri(name, { pictures: pictures(), serial: Number(id) })
    const data = encodeFunctionData({ abi: ABI, functionName: 'mint', args: [owner, uri] })
    await sendAsTreasurer(request, { to: address, data })
    return { address, id }
  }

  async function mintMany(owner: Hex, name: PieceName, amount: bigint): Promise<MintedPiece> {
    const { address } = SANDBOX_COLLECTIONS[SANDBOX_PIECES[name].collection]
    const id = BigInt(Object.keys(SANDBOX_PIECES).indexOf(name))
    const args = [owner, id, amount, metadataUri(name, { pictures: pictures() })] as const
    const data = encodeFunctionData({ abi: ABI, functionName: 'mint', args })
    await sendAsTreasurer(request, { to: address, data })
    return { address, id }
  }

  return {
    mint: (owner, name, amount = 1n) =>
      inOrder(async () => {
        const { collection } = SANDBOX_PIECES[name]
        await ensureCollection(request, collection)
        return collection === 'single' ? mintSingle(owner, name) : mintMany(owner, name, amount)
      }),
    transfer: (move) => inOrder(() => transferPiece(request, move)),
  }
}

async function transferPiece(
  request: NodeRequest,
  { address, id, from, to, amount = 1n }: PieceTransfer,
): Promise<void> {
  const data =
    address === SANDBOX_COLLECTIONS.single.address
      ? encodeFunctionData({ abi: ABI, functionName: 'transferFrom', args: [from, to, id] })
      : encodeFunctionData({
          abi: ABI,
          functionName: 'safeTransferFrom',
          args: [from, to, id, amount, '0x'],
        })
  await request('anvil_impersonateAccount', [from])
  await sendAndWait(request, { from, to: address, data })
}

async function ensureCollection(
  request: NodeRequest,
  collection: Piece['collection'],
): Promise<void> {
  const { address, name, symbol } = SANDBOX_COLLECTIONS[collection]
  if ((await readToken(request, address)).symbol) return
  const code = collection === 'single' ? SINGLE_PIECES_CODE : MANY_PIECES_CODE
  await request('anvil_setCode', [address, code])
  const data = encodeFunctionData({ abi: ABI, functionName: 'configure', args: [name, symbol] })
  await sendAsTreasurer(request, { to: address, data })
}

async function readSupply(request: NodeRequest): Promise<bigint> {
  const functionName = 'totalSupply'
  const call = {
    to: SANDBOX_COLLECTIONS.single.address,
    data: encodeFunctionData({ abi: ABI, functionName }),
  }
  // A node answers a call with hexadecimal text.
  const data = (await request('eth_call', [call, 'latest'])) as Hex
  return decodeFunctionResult({ abi: ABI, functionName, data })
}
