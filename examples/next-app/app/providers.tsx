'use client'

import { LatchkeyProvider } from '@latchkey/react'
import type { InitialState } from '@latchkey/react/server'
import type { ReactNode } from 'react'
import { latchkey } from '@/lib/latchkey'

interface ProvidersProps {
  initialState: InitialState
  children: ReactNode
}

export function Providers({ initialState, children }: ProvidersProps) {
  return (
    <LatchkeyProvider value={latchkey} initialState={initialState}>
      {children}
    </LatchkeyProvider>
  )
}
