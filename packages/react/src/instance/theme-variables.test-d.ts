import { aChain } from '@latchkey/core/testing'
import { test } from 'vitest'
import { createLatchkey } from '../create-latchkey.ts'
import { warm } from '../presets/index.ts'

const networks = [aChain()] as const

test('a theme is chosen by the eleven tokens or by their older names', () => {
  createLatchkey({ networks, themeVariables: { accent: '#0a7d5a', base: 12, width: '400px' } })
  createLatchkey({
    networks,
    themeVariables: { '--w3m-accent': '#0a7d5a', '--w3m-border-radius-master': '2px' },
  })
  createLatchkey({ networks, themeVariables: { ...warm, contrast: 'more' } })
  // @ts-expect-error: there is no such token
  createLatchkey({ networks, themeVariables: { colour: '#0a7d5a' } })
  // @ts-expect-error: nor such an alias
  createLatchkey({ networks, themeVariables: { '--w3m-background': '#ffffff' } })
  // @ts-expect-error: a colour is a text
  createLatchkey({ networks, themeVariables: { accent: 255 } })
  // @ts-expect-error: contrast is more, or not given
  createLatchkey({ networks, themeVariables: { contrast: 'less' } })
  // @ts-expect-error: and so is a font
  void createLatchkey({ networks }).setThemeVariables({ fontFamily: 12 })
})
