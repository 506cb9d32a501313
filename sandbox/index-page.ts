/** The sandbox's only page so far: what it is, and that no outside party is played yet. */
export function indexPage(found: boolean): string {
  const body = found
    ? `<h1>Banyan sandbox</h1>
<p>The outside parties that the portal deals with (game vendors, a payment gateway, SMS and mail) are played
here, over the same public protocols that the real ones speak. Each has an address of its own.</p>
<p>No outside party is needed by this version yet.</p>`
    : '<h1>Not here</h1><p>There is nothing at this address. <a href="/">To the sandbox</a></p>'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Banyan sandbox</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem }
h1 { font-size: 1.5rem }
</style>
${body}
</html>
`
}
