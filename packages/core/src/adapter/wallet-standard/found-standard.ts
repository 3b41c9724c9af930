import type { Found } from '../create-discovery.ts'

/** A wallet of this page, together with what answers for it. */
export interface FoundStandard<H> extends Found {
  /** What the adapter asks. */
  readonly handle: H
  /** The wallet's own object, by which it is known. */
  readonly own: object
}
