import { LatchkeyProvider } from '@latchkey/react'
import type { InitialState } from '@latchkey/react/server'
import type { AppProps } from 'next/app'
import { latchkey } from '@/lib/latchkey'
import '@/styles/globals.css'

type Props = AppProps<{ initialState?: InitialState }>

export default function App({ Component, pageProps }: Props) {
  return (
    <LatchkeyProvider value={latchkey} initialState={pageProps.initialState}>
      <Component {...pageProps} />
    </LatchkeyProvider>
  )
}
