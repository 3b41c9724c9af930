import type { Fault, FaultPart } from '@latchkey/sandbox'
import type { Configuration } from '../../options/options-table.ts'
import type { StoryTools } from './story-tools.ts'

/** A state of the product that a link of the page opens. */
export interface Story {
  /** The name in the address. */
  readonly id: string
  readonly label: string
  /** Language of the label, if it is not English. */
  readonly lang?: string
  /** One sentence on what is shown, and what to try. */
  readonly note: string
  /** Switches that differ from their defaults. */
  readonly options: Partial<Configuration>
  /** Faults of the sandbox; without any, everything works. */
  readonly faults?: Readonly<Partial<Record<FaultPart, Fault>>>
  /** Opens the first view. */
  play(tools: StoryTools): Promise<void>
}
