import type { CoreActions, Snapshot } from '@latchkey/core'
import { namespaceOf } from '@latchkey/core/contract'
import { isNameClose, isNameFound } from '@latchkey/core/views'
import { countText } from '../../format/count-text.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { siteOf } from '../../models/site.ts'
import { namedDetails } from '../../partials/known-networks.ts'
import {
  type NetworkGroup,
  networkGroups,
} from '../../partials/network-rows/network-groups.model.ts'
import { type NetworkRow, networkRows } from '../../partials/network-rows/network-rows.model.ts'
import type { Unsupported } from '../../partials/unsupported-line.tsx'

/** Everything that Networks shows. */
export interface NetworksModel {
  readonly groups: readonly NetworkGroup[]
  /** Why another network has to be chosen. */
  readonly unsupported: Unsupported | undefined
  /** Shown when the search found nothing. */
  readonly nothing: { readonly title: string; readonly line: string } | undefined
  /** Shown above networks with names that are only close to the searched one. */
  readonly hint: string | undefined
  /** The action of Enter in the search; undefined without a search and without a result. */
  readonly chooseFirst: (() => void) | undefined
  /** The number of results for screen readers; empty without a search. */
  readonly announcement: string
  help(): void
}

interface Shown extends Pick<Snapshot, 'network' | 'accounts' | 'options' | 'auth'> {
  readonly modal: Pick<Snapshot['modal'], 'namespaceFilter'>
}

interface Tools {
  readonly actions: Pick<CoreActions, 'network' | 'router'>
  readonly text: Wording
}

/** Everything the view shows, from the snapshot and what was searched for. */
export function networksModel(snapshot: Shown, search: string, tools: Tools): NetworksModel {
  const { text } = tools
  const { namespaceFilter } = snapshot.modal
  const listed = networkRows(snapshot, tools).filter(
    ({ id }) => namespaceFilter === undefined || namespaceOf(id) === namespaceFilter,
  )
  const found = listed.filter((row) => isFound(row, search))
  const close = found.length > 0 ? [] : listed.filter(({ name }) => isNameClose(name, search))
  const rows = [...found, ...close]
  const site = siteOf(snapshot, text).nameInside
  const isSearch = search.trim() !== ''
  const hint = close.length > 0 ? text.get('search.close') : undefined
  return {
    groups: networkGroups(snapshot, rows, text),
    unsupported: unsupportedOf(snapshot, text),
    announcement: isSearch ? (hint ?? countText(text, 'networks.found', rows.length)) : '',
    hint,
    chooseFirst: isSearch
      ? rows.find((row) => row.disabledReason === undefined)?.choose
      : undefined,
    help: () => tools.actions.router.push('WhatIsANetwork', {}),
    nothing:
      rows.length > 0
        ? undefined
        : {
            title: text.get('networks.none.title'),
            line: text.get('networks.none.text', { site }),
          },
  }
}

/** Undefined where the network of the wallet is one of the website's. */
function unsupportedOf(snapshot: Shown, text: Wording): Unsupported | undefined {
  const id = activeAccountOf(snapshot)?.networkId
  if (id === undefined) return undefined
  const { isSupported, name } = namedDetails(id, snapshot, text)
  return isSupported ? undefined : { siteName: siteOf(snapshot, text).name, networkName: name }
}

function isFound({ name, id }: NetworkRow, search: string): boolean {
  return isNameFound(name, search) || id.toLowerCase() === search.trim().toLowerCase()
}
