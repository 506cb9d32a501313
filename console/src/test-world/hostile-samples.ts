/**
 * HTML that would run, fetch or reach out of its place, with a text that has to stay. A few: this DOM reads HTML by rules
 * of its own, so the whole corpus (contract/test-world/hostile-html.ts) is tried in a browser, in e2e.
 */
export const hostileSamples = [
  '<script>hit()</script><p>text</p>',
  '<img src=x onerror="hit()"><p>text</p>',
  '<p onclick="hit()" onpointerdown="hit()">text</p>',
  '<a href="javascript:hit()">text</a>',
  '<a href="&#106;avascript:hit()">text</a>',
  '<a href="data:text/html,<script>hit()</script>">text</a>',
  '<style>@import "https://canary.invalid/x.css"</style><p style="position:fixed">text</p>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe><p>text</p>',
  '<svg onload="hit()"></svg><p>text</p>',
  '<button formaction="javascript:hit()">text</button>',
  '<details open ontoggle="hit()">text</details><p id="x" class="fixed">text</p>',
] as const
