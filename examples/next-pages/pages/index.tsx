import { stateFromCookie } from '@latchkey/react/server'
import type { GetServerSideProps } from 'next'
import Head from 'next/head'
import { Wallet } from '@/components/wallet'

export const getServerSideProps: GetServerSideProps = async ({ req }) => ({
  props: { initialState: stateFromCookie(req.headers.cookie) },
})

export default function Home() {
  return (
    <>
      <Head>
        <title>Latchkey with Next</title>
        <meta name="description" content="Connects a wallet and lets it sign." />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <main>
        <Wallet />
      </main>
    </>
  )
}
