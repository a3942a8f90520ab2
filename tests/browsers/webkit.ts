import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { type Browser, middleOf } from './browser.ts';
import { end, hasScreen, openScreen } from './screen.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';

async function started(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver did not start within ten seconds.');
}

function connect(origin: string, binary: string): Promise<WebDriver> {
  return new Builder()
    .usingServer(origin)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
}

/** By the driver of Debian's package. Null where a part of it is not installed. */
export async function openWebkit(): Promise<Browser | null> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  if (!binary || !existsSync(driverProgram) || !hasScreen) return null;
  const { child: xvfb, display } = await openScreen();
  const port = await freePort();
  const service = spawn(driverProgram, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await started(origin);
  const driver = await connect(origin, binary);

  async function run<T>(expression: string): Promise<T> {
    const done = 'arguments[arguments.length - 1]';
    const json = await driver.executeAsyncScript<string>(
      `const done = ${done}; (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done(JSON.stringify(String(error))));`,
    );
    return JSON.parse(json);
  }

  return {
    name: 'WebKitGTK',
    run,
    open: (address) => driver.get(address),
    async click(found) {
      const place = await run<{ x: number; y: number }>(middleOf(found));
      await driver.actions({ async: true }).move(place).click().perform();
    },
    type: (text) => driver.actions({ async: true }).sendKeys(text).perform(),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
    },
    async close() {
      await driver.quit();
      await end(service);
      await end(xvfb);
    },
  };
}
