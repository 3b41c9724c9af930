import { type Actions, isNameClose, isNameFound, type Snapshot } from '@latchkey/core'
import { type Namespace, namespaceOf } from '@latchkey/core/contract'
import { countText } from '../../messages/count-text.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { namespaceName } from '../../partials/namespace-name.ts'
import { type NetworkRow, networkRows } from '../../partials/network-rows/network-rows.model.ts'
import { siteOf } from '../../partials/site.ts'

/** The networks of one namespace. */
export interface NetworkGroup {
  readonly namespace: Namespace
  /** The name of the namespace, where the site has networks of several. */
  readonly heading: string | undefined
  readonly label: string
  readonly rows: readonly NetworkRow[]
}

/** Everything that Networks shows. */
export interface NetworksModel {
  readonly groups: readonly NetworkGroup[]
  /** Shown when the search found nothing. */
  readonly nothing: { readonly title: string; readonly line: string } | undefined
  /** Shown above networks whose names are only like the searched one. */
  readonly hint: string | undefined
  /** What Enter in the search does; undefined without a search and without a result. */
  readonly chooseFirst: (() => void) | undefined
  /** How much the search found, for those who do not see it; empty without a search. */
  readonly said: string
  help(): void
}

interface Filtered {
  readonly modal: Pick<Snapshot['modal'], 'namespaceFilter'>
}

interface Tools {
  readonly actions: Pick<Actions, 'network' | 'router'>
  readonly text: Wording
}

/** Everything the view shows, from the snapshot and what was searched for. */
export function networksModel(
  snapshot: Pick<Snapshot, 'network' | 'accounts' | 'options' | 'auth'> & Filtered,
  search: string,
  tools: Tools,
): NetworksModel {
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
    groups: groupsOf(snapshot, rows, text),
    said: isSearch ? (hint ?? countText(text, 'networks.found', rows.length)) : '',
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

/** By namespace, in the order of the site; that of the first network goes first. */
function groupsOf(
  { network, modal }: Pick<Snapshot, 'network'> & Filtered,
  rows: readonly NetworkRow[],
  text: Wording,
): readonly NetworkGroup[] {
  const namespaces = [...new Set(network.supported.map(({ id }) => namespaceOf(id)))]
  const isOne = namespaces.length === 1 || modal.namespaceFilter !== undefined
  return namespaces
    .map((namespace) => {
      const heading = isOne ? undefined : namespaceName(namespace, text)
      return {
        namespace,
        heading,
        label: heading ?? text.get('networks.list'),
        rows: rows.filter(({ id }) => namespaceOf(id) === namespace),
      }
    })
    .filter((group) => group.rows.length > 0)
}

function isFound({ name, id }: NetworkRow, search: string): boolean {
  return isNameFound(name, search) || id.toLowerCase() === search.trim().toLowerCase()
}
