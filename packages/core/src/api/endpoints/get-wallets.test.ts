import { expect, test } from 'vitest'
import { safeLink } from '../../contract/index.ts'
import { API, ownQuery, setUpApi } from '../../testing/fake-api.ts'
import { readWallets } from './get-wallets.ts'

const PAGE = { page: 1, entries: 40 }
const TOOLS = { checkLink: safeLink }

function aWallet(changes: object = {}): object {
  return { id: 'a'.repeat(64), name: 'Fox', ...changes }
}

function answering(data: unknown, count: unknown = 1) {
  const { api, http } = setUpApi()
  http.on('GET', `${API}/getWallets`, { json: { count, data } })
  return { api, http }
}

test('a wallet with all fields is read', async () => {
  const { api } = answering(
    [
      aWallet({
        badge_type: 'certified',
        chains: ['eip155:1'],
        homepage: 'https://fox.example',
        image_id: 'f0x-1',
        image_url: 'https://img.example/fox.png',
        order: 10,
        mobile_link: 'fox://',
        desktop_link: 'fox-desktop://open',
        webapp_link: 'https://fox.example/web',
        app_store: 'https://apps.example/ios',
        play_store: 'https://apps.example/android',
        chrome_store: 'https://apps.example/chrome',
        rdns: 'example.fox',
        injected: [{ namespace: 'eip155', injected_id: 'isFox' }, {}],
        link_mode: 'unknown keys are fine',
      }),
    ],
    481,
  )

  expect(await readWallets(api, PAGE, TOOLS)).toEqual({
    count: 481,
    wallets: [
      {
        id: 'a'.repeat(64),
        name: 'Fox',
        isCertified: true,
        networkIds: ['eip155:1'],
        order: 10,
        imageId: 'f0x-1',
        imageUrl: 'https://img.example/fox.png',
        mobileLink: 'fox://',
        desktopLink: 'fox-desktop://open',
        webappLink: 'https://fox.example/web',
        homepage: 'https://fox.example/',
        appStore: 'https://apps.example/ios',
        playStore: 'https://apps.example/android',
        chromeStore: 'https://apps.example/chrome',
        rdns: 'example.fox',
        injected: [
          { namespace: 'eip155', injectedId: 'isFox' },
          { namespace: undefined, injectedId: undefined },
        ],
      },
    ],
  })
})

test('a wallet with the required fields only is read', async () => {
  const nothing = { homepage: null, rdns: null, injected: null, chains: null, mobile_link: '' }
  const { api } = answering([aWallet(), aWallet(nothing)])

  const { wallets } = await readWallets(api, PAGE, TOOLS)

  expect(wallets).toHaveLength(2)
  expect(wallets[1]).toMatchObject({
    name: 'Fox',
    isCertified: false,
    networkIds: [],
    injected: [],
  })
})

test('the query has the given filters and no others', async () => {
  const { api, http } = answering([])

  await readWallets(
    api,
    {
      page: 2,
      entries: 100,
      include: ['a', 'b'],
      exclude: [],
      networkIds: ['eip155:1', 'eip155:10'],
      search: 'fox & co',
      badge: 'certified',
    },
    TOOLS,
  )

  expect(ownQuery(http)).toEqual({
    page: '2',
    entries: '100',
    include: 'a,b',
    chains: 'eip155:1,eip155:10',
    search: 'fox & co',
    badge_type: 'certified',
  })
})

test.each([
  ['nothing', null],
  ['no name', aWallet({ name: undefined })],
  ['a name of blanks', aWallet({ name: ' \u202e ' })],
  ['an id that climbs', aWallet({ id: '../evil' })],
  ['a number as link', aWallet({ mobile_link: 7 })],
  ['a list of numbers as chains', aWallet({ chains: [1] })],
  ['an image id with a slash', aWallet({ image_id: 'a/b' })],
])('a wallet with %s is left out, the others stay', async (_name, wrong) => {
  const { api } = answering([aWallet({ name: 'A' }), wrong, aWallet({ name: 'B' })])

  const { wallets } = await readWallets(api, PAGE, TOOLS)

  expect(wallets.map(({ name }) => name)).toEqual(['A', 'B'])
})

test.each(['javascript:alert(1)//', 'data:text/html,x', 'intent://x#Intent;end', 'not a link'])(
  'the link %j never gets out',
  async (link) => {
    const links = {
      homepage: link,
      image_url: link,
      mobile_link: link,
      desktop_link: link,
      webapp_link: link,
      app_store: link,
      play_store: link,
      chrome_store: link,
    }
    const { api } = answering([aWallet(links)])

    const { wallets } = await readWallets(api, PAGE, TOOLS)

    expect(wallets).toHaveLength(1)
    expect(JSON.stringify(wallets)).not.toContain(link)
  },
)

test('the home page of a wallet is a web page, never an application link', async () => {
  const { api } = answering([aWallet({ homepage: 'fox://home', webapp_link: 'fox://web' })])

  const [wallet] = (await readWallets(api, PAGE, TOOLS)).wallets

  expect(wallet).toMatchObject({ homepage: undefined, webappLink: undefined })
})

test.each([
  [[], -1],
  [[], 1.5],
  [[], '1'],
  [{}, 1],
  [null, 1],
])('the page %j of count %j is malformed', async (data, count) => {
  const { api } = answering(data, count)

  await expect(readWallets(api, PAGE, TOOLS)).rejects.toMatchObject({ code: 'http.malformed' })
})
