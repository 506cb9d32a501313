import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

/** Photographs every screen; nothing is compared but by eye. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: 'photographs.ts',
  outputDir: '../../.reports/screens',
  reporter: 'list',
})
