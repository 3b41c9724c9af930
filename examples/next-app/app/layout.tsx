import { stateFromCookie } from '@latchkey/react/server'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { type ReactNode, Suspense } from 'react'
import { Providers } from './providers'
import './globals.css'

export const metadata: Metadata = {
  title: 'Latchkey with Next',
  description: 'Connects a wallet and lets it sign.',
}

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en">
      <body>
        <Suspense>
          <ForVisitor>{children}</ForVisitor>
        </Suspense>
      </body>
    </html>
  )
}

async function ForVisitor({ children }: { children: ReactNode }) {
  const cookie = (await headers()).get('cookie')
  return <Providers initialState={stateFromCookie(cookie)}>{children}</Providers>
}
