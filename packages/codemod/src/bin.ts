#!/usr/bin/env node
import { run } from './run.ts'

const isUnderstood = run(process.argv.slice(2), {
  folder: process.cwd(),
  print: (text) => void process.stdout.write(text),
})
if (!isUnderstood) process.exitCode = 1
