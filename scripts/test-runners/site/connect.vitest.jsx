import { expect, test } from 'vitest'
import { visit } from './visit.jsx'

test('a visitor connects a wallet', () => visit(expect), 30_000)
