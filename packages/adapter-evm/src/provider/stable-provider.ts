import type { Eip1193Provider } from '../eip1193.ts'
import type { ProviderListening } from './provider-events.ts'

/** The provider that a website gets: the same object for the adapter's life. */
export type StableProvider = Pick<Eip1193Provider, 'request'> & ProviderListening
