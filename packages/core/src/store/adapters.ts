import {
  type ChainAdapter,
  isNamespace,
  type Namespace,
  type OtherRules,
} from '../contract/index.ts'

/** See `Adapters.serves`. */
export type Serves = (namespace: string) => namespace is Namespace

/** The chain adapters of one core, at most one per namespace. */
export interface Adapters {
  get(namespace: Namespace): ChainAdapter | undefined
  all(): readonly ChainAdapter[]
  namespaces(): readonly Namespace[]
  /**
   * Returns true for a namespace of the specification, and for one that an adapter serves. Whatever is
   * stored of another one is ignored, such as that of an adapter that the website no longer has.
   */
  readonly serves: Serves
  /** Adds an adapter for a namespace that has none. */
  add(adapter: ChainAdapter): void
}

/** Creates the list of one core, with the adapters that the website provides. */
export function createAdapters(provided: readonly ChainAdapter[] = []): Adapters {
  const list = [...provided]
  return {
    get: (namespace) => list.find((adapter) => adapter.namespace === namespace),
    all: () => list,
    namespaces: () => list.map(({ namespace }) => namespace),
    serves: (namespace): namespace is Namespace =>
      isNamespace(namespace) || list.some((adapter) => adapter.namespace === namespace),
    add: (adapter) => void list.push(adapter),
  }
}

/** The rules of these namespaces, from the traits of their adapters. */
export function rulesFrom(
  adapters: Pick<Adapters, 'get'>,
  namespaces: readonly Namespace[],
): OtherRules {
  return Object.fromEntries(namespaces.map((each) => [each, adapters.get(each)?.traits]))
}
