import type * as ui from '@latchkey/ui'
import type * as page from '@latchkey/ui/page'
import type { ComponentType, ReactElement } from 'react'
import type { Translate } from './texts.ts'

type Kit = typeof ui & typeof page

/** Every component of the kit. */
export type PrimitiveName = {
  [Name in keyof Kit]: Kit[Name] extends ComponentType<infer _Props> ? Name : never
}[keyof Kit]

/** Settings of page buttons; all other components get them from the modal. */
export interface SpecimenDisplay {
  readonly mode: 'light' | 'dark'
}

/** One part in one state. */
export interface Specimen {
  /** The state in one or two words. */
  readonly name: string
  /** As wide as the card of a modal. */
  readonly isWide?: boolean
  /** On the site's page instead of on a card. */
  readonly isOnPage?: boolean
  readonly draw: (translate: Translate, display: SpecimenDisplay) => ReactElement
}

/** One component of the gallery, or several that belong together. */
export interface Entry {
  /** In the page's address: `?part=button`. */
  readonly id: string
  readonly title: string
  /** The purpose of the component, in one sentence. */
  readonly about: string
  /** The components it shows. */
  readonly shows: readonly PrimitiveName[]
  readonly specimens: readonly Specimen[]
}

/** Entries under one heading. */
export interface EntryGroup {
  readonly title: string
  readonly entries: readonly Entry[]
}
