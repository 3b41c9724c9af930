import type { UniversalProvider } from '@walletconnect/universal-provider'

/** The library's client: sessions, pairings, and the relay behind them. */
export type Client = InstanceType<typeof UniversalProvider>['client']

/** A session as the library keeps it. */
export type Struct = ReturnType<Client['session']['get']>

/** The library's connection to the relay. */
export type Relayer = Client['core']['relayer']
