import type { Namespace, NetworkId } from './caip.ts'

/** A channel to a wallet that serves several namespaces: a wallet-connect session, or the frame. */
export interface RpcChannel {
  /**
   * Encoding of Solana transactions; base 58 where left out.
   * Source: docs/blockchain-api.md, section 14; docs/frame-protocol.md, section 4.
   */
  readonly transactionEncoding?: 'base58' | 'base64' | undefined
  /**
   * Sends one request to the wallet.
   *
   * @throws LatchkeyError with the wallet's code where it gave one.
   */
  request(
    networkId: NetworkId,
    method: string,
    params: unknown,
    signal?: AbortSignal,
  ): Promise<unknown>
}

/** Reads from the nodes of a network, with batching, retry and fallback. */
export interface NodeReader {
  /**
   * @param params - A list; by name where a method takes them so.
   * @throws LatchkeyError `rpc.unavailable` when no node answered, `rpc.failed` when one answered with
   * an error; the context of both says whether an earlier node may have accepted the request.
   */
  read<N extends Namespace>(
    networkId: NetworkId<N>,
    method: string,
    params: readonly unknown[] | Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<unknown>
}
