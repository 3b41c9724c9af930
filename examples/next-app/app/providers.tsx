'use client'

import { LatchkeyProvider } from '@latchkey/react'
import type { ReactNode } from 'react'
import { latchkey } from '@/lib/latchkey'

export function Providers({ children }: { children: ReactNode }) {
  return <LatchkeyProvider value={latchkey}>{children}</LatchkeyProvider>
}
