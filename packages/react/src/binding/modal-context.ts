import type { ConnectorRow, Core, Snapshot } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import type { ArtShape } from '@latchkey/ui'
import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react'
import type { Wording } from '../messages/create-wording.ts'

/** What tells of a site's terms and privacy. */
export interface LegalParts {
  /** The box to tick. */
  readonly Agreement: ComponentType
  /** The sentence below the wallets. */
  readonly LegalNote: ComponentType
}

/** What the ways to connect are drawn with. */
export interface MethodsProps {
  /** They wait until the visitor agreed. */
  readonly isBlocked: boolean
  /** The list of wallets. */
  readonly children: ReactNode
}

/** What logins by e-mail and socials are drawn with. */
export interface LoginParts {
  /** All ways to connect, around the list of wallets. */
  readonly Methods: ComponentType<MethodsProps>
  /** In Account, for who logged in. */
  readonly AccountWay: ComponentType
  /** Where the secure frame lives. It stands beside the card. */
  readonly FrameSlot: ComponentType<{ readonly core: Core }>
}

/** What is drawn of the list of wallets once it stands. */
export interface ListParts {
  readonly dress: RowDresser
  readonly emptyArt: ArtShape
  readonly Spinner: ComponentType
}

/** Draws what the wallet listing tells of a row. */
export type RowDresser = (
  row: Pick<ConnectorRow, 'kind' | 'place' | 'span' | 'count' | 'pictures'> & {
    readonly tag?: { readonly word: string; readonly hasDot: boolean } | undefined
  },
) => {
  /** Stands in the place of a row that could not be had. */
  readonly place?: ReactElement
  /** Stands in a place that is kept. */
  readonly inside?: ReactElement
  readonly picture?: ReactElement
  readonly end?: ReactElement
}

/** What everything inside one modal shares. */
export interface ModalWorld {
  readonly core: Core
  /** State as it is drawn; the same for every part of one picture. */
  readonly snapshot: Snapshot
  readonly text: Wording
  /** Whether the visitor agreed to the site's terms, where the site asks for it. */
  readonly consent: Consent
  /** What tells of the site's terms and privacy, where it has any. */
  readonly legal: LegalParts | undefined
  /** What logins are drawn with, where the site has any. */
  readonly logins: LoginParts | undefined
  /** What draws more of the list of wallets, once it is there. */
  readonly later: ListParts | undefined
}

/** The visitor's agreement; it lasts as long as the page. */
export interface Consent {
  readonly isGiven: boolean
  give(isGiven: boolean): void
}

/** The modal of this subtree. */
export const ModalContext = createContext<ModalWorld | undefined>(undefined)

/** The modal this part belongs to. */
export function useModalWorld(): ModalWorld {
  const world = useContext(ModalContext)
  // Only the modal's own parts ask, and they are drawn nowhere else.
  if (world === undefined) throw new LatchkeyError('react.no-instance', { hook: 'useModalWorld' })
  return world
}
