import { hasNamespaceForm, isNamespace } from '../contract/index.ts'
import { networkIdOf } from './network-id.ts'
import { type Fields, isRecord } from './problems.ts'

/**
 * Names each place in the options with a namespace that is none of the specification and that no adapter of
 * this website serves: most often it is misspelt, or its adapter is missing. Values of another form are left
 * to their own checks.
 */
export function unservedNamespaces(options: Fields): readonly string[] {
  const served = listOf(options['adapters']).map((each) => Object(each).namespace)
  return placesIn(options).flatMap(([path, text]) => {
    const [namespace = ''] = text.split(':')
    const isUnserved = hasNamespaceForm(namespace) && !isNamespace(namespace)
    return isUnserved && !served.includes(namespace)
      ? [`${path}: no adapter serves ${namespace}`]
      : []
  })
}

type Place = readonly [path: string, namespaceOrId: string]

/** The places that name a namespace, or an id that begins with one. */
function placesIn(options: Fields): readonly Place[] {
  return [
    ...listOf(options['networks']).flatMap((network, at) => {
      const id = networkIdOf(Object(network))
      return id === undefined ? [] : [[`networks[${at}]`, id] as const]
    }),
    ...['tokens', 'customRpcUrls'].flatMap((name) => keysAt(name, options[name])),
    ...textsAt('features.history', Object(options['features']).history),
    ...textsAt('swapSource.networks', Object(options['swapSource']).networks),
    ...['collectibles', 'onrampSources'].flatMap((name) =>
      listOf(options[name]).flatMap((each, at) =>
        textsAt(`${name}[${at}].namespaces`, Object(each).namespaces),
      ),
    ),
  ]
}

function keysAt(path: string, table: unknown): readonly Place[] {
  return Object.keys(isRecord(table) ? table : {}).map((key) => [`${path}.${key}`, key])
}

function textsAt(path: string, list: unknown): readonly Place[] {
  return listOf(list).map((each, at) => [`${path}[${at}]`, String(each)])
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
