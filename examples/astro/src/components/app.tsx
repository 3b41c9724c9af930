import { LatchkeyProvider } from '@latchkey/react'
import type { InitialState } from '@latchkey/react/server'
import { latchkey } from '../lib/latchkey'
import { Wallet } from './wallet'

export function App({ initialState }: { initialState: InitialState }) {
  return (
    <LatchkeyProvider value={latchkey} initialState={initialState}>
      <Wallet />
    </LatchkeyProvider>
  )
}
