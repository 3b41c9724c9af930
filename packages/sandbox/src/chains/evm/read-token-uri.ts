import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { NodeRequest } from './node-request.ts'

const ABI = parseAbi([
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])

/** Asks a collection where the metadata of a piece is (ERC-721, ERC-1155). */
export async function readTokenUri(
  request: NodeRequest,
  { address, id }: { readonly address: Hex; readonly id: bigint },
): Promise<string | undefined> {
  for (const functionName of ['tokenURI', 'uri'] as const) {
    const data = encodeFunctionData({ abi: ABI, functionName, args: [id] })
    const call = [{ to: address, data }, 'latest']
    const uri = readText(functionName, await request('eth_call', call).catch(() => '0x'))
    // Clients put the id there, 64 digits long (ERC-1155, metadata).
    if (uri) return uri.replaceAll('{id}', id.toString(16).padStart(64, '0'))
  }
  return undefined
}

function readText(functionName: 'tokenURI' | 'uri', answer: unknown): string | undefined {
  try {
    // A node answers a call with hexadecimal text.
    return decodeFunctionResult({ abi: ABI, functionName, data: answer as Hex })
  } catch {
    // A contract without this function, or one that answers something else.
    return undefined
  }
}
