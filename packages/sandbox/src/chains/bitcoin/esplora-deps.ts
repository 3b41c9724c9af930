import type { SeededNode } from './start-seeded-node.ts'

/** The node and the fees that the routes read. */
export interface EsploraDeps {
  /** The node; started by the first question. */
  seededNode(): Promise<SeededNode>
  /** Satoshis per byte by how many blocks one is willing to wait. */
  feeEstimates(): Readonly<Record<string, number>>
}
