import { useSearchParams } from 'react-router';
import {
  chooseForEntry,
  chooseForImport,
  type ImportNames,
  listImportNames,
  nameOldSite,
} from '../../../domain/api/moving/import-choices.ts';
import {
  answerImportEntry,
  discardImport,
  getImport,
  getImportEntry,
  importLedger,
  type LedgerView,
  ledgerViews,
  listImportEntries,
  listMissingPictures,
  listOldAddresses,
  type OpenImport,
  stepImport,
} from '../../../domain/api/moving/imports.ts';
import { workingStates } from '../../../domain/moving/import.ts';
import { apiAction } from '../api-action.ts';
import { fetchCategories } from '../item-calls.ts';
import { screenMeta } from '../screen-meta.ts';
import { timeInWords } from '../site-facts.ts';
import { BackLink, Lead } from '../ui/layout/layout.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Failure, Loaded, load, outcomeOf, Quiet } from '../ui/loaded.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/import-screen';
import { AddressCard } from './address-card.tsx';
import styles from './import-screen.module.css';
import { importTexts as texts } from './import-texts.ts';
import { LedgerCard } from './ledger-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { NamesCard } from './plan/names-card.tsx';
import { OriginCard } from './plan/origin-card.tsx';
import { BeforeStart, NotUnderstood } from './plan/plan-asides.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { planTexts } from './plan/plan-texts.ts';
import { Phases } from './run/phases.tsx';
import { SoFar, Then } from './run/run-asides.tsx';
import { RunCard } from './run/run-card.tsx';
import { movingTexts } from './texts.ts';
import { usePolling } from './use-polling.ts';

const pollInterval = 2_000;

function placeOf({ searchParams }: URL): { view: LedgerView; page: number; addresses: number } {
  const view = ledgerViews.find((name) => name === searchParams.get('view')) ?? 'all';
  const number = (name: string) => Math.max(1, Math.trunc(Number(searchParams.get(name))) || 1);
  return { view, page: number('page'), addresses: number('addresses') };
}

export function clientLoader({ params, request: asked }: Route.ClientLoaderArgs) {
  const of = { id: params.id };
  const { view, page, addresses } = placeOf(new URL(asked.url));
  return {
    found: load(getImport, { params: of }),
    entries: load(listImportEntries, { params: of, query: { view, page } }),
    addresses: load(listOldAddresses, { params: of, query: { page: addresses } }),
    pictures: load(listMissingPictures, { params: of }),
    names: load(listImportNames, { params: of }),
    categories: outcomeOf(fetchCategories()),
  };
}

export const clientAction = apiAction(
  chooseForEntry,
  nameOldSite,
  chooseForImport,
  stepImport,
  discardImport,
  getImportEntry,
  answerImportEntry,
  importLedger,
);

export function meta() {
  return screenMeta(texts.title);
}

export default function ImportScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Stack gap="large">
      <PageTitle
        title={texts.title}
        above={<BackLink to="/admin/moving">{texts.backToAll}</BackLink>}
      />
      <Loaded of={loaderData.found} waiting={texts.loading}>
        {(found) => <OneImport {...loaderData} found={found} />}
      </Loaded>
    </Stack>
  );
}

type Parts = Omit<Route.ComponentProps['loaderData'], 'found'> & { found: OpenImport };

function OneImport({ found, entries, addresses, pictures, names, categories }: Parts) {
  const { name, size, made_by, made_at, problem, state } = found;
  const isResting = usePolling(
    workingStates.some((one) => one === state),
    pollInterval,
  );
  const isPlan = state === 'planned' || state === 'planning';
  const isUndone = state === 'taking back' || state === 'taken back';
  const ledger = <Ledger found={found} entries={entries} isPlan={isPlan} />;
  return (
    <Stack gap="large">
      <Lead>
        <bdi>{name}</bdi>, {texts.file(size, made_by, timeInWords(made_at))}
      </Lead>
      <Phases of={found} />
      {isResting && <p role="status">{movingTexts.resting}</p>}
      {problem && <Failure>{problem}</Failure>}
      <div className={styles.beside}>
        <Stack gap="large">
          {isPlan ? <PlanCard of={found} /> : <RunCard of={found} names={names} />}
          {state === 'reading' || (
            <Quiet of={names}>
              {(read) => (
                <Choices found={found} categories={categories} names={read} isPlan={isPlan} />
              )}
            </Quiet>
          )}
          {isPlan || ledger}
          {!isUndone && found.pictures.missing > 0 && (
            <PictureCard of={found} pictures={pictures} />
          )}
        </Stack>
        <Asides found={found} names={names} isPlan={isPlan} />
      </div>
      {isPlan && ledger}
      {isUndone || <AddressCard of={found} addresses={addresses} />}
    </Stack>
  );
}

/** What is good to know before the start, and from then on. */
function Asides({ found, names, isPlan }: Pick<Parts, 'found' | 'names'> & { isPlan: boolean }) {
  const { change } = useLedgerPlace();
  if (found.state === 'reading' || found.state === 'refused') return null;
  return (
    <Stack component="aside" gap="large" aria-label={texts.aside}>
      {isPlan ? (
        <Quiet of={names}>
          {({ notes, pictures }) => (
            <>
              {notes.length > 0 && (
                <NotUnderstood notes={notes} onLook={() => change({ view: 'look', page: '1' })} />
              )}
              <BeforeStart of={found} pictures={pictures} />
            </>
          )}
        </Quiet>
      ) : (
        <>
          <SoFar of={found} />
          {found.state === 'taken back' || <Then of={found} />}
        </>
      )}
    </Stack>
  );
}

interface ChoicesProps extends Pick<Parts, 'found' | 'categories'> {
  names: ImportNames;
  isPlan: boolean;
}

/** What the plan asks about; the address of the old site also where pictures are missing. */
function Choices({ found, categories, names, isPlan }: ChoicesProps) {
  const { origin, choices, pictures, state } = found;
  const isOriginAsked = names.relative > 0 && (origin === '' || choices.origin !== '');
  const mayName = isPlan || (state === 'finished' && pictures.missing > 0);
  const hasNames = names.categories.length + names.authors.length > 0;
  return (
    <>
      {isOriginAsked && mayName && <OriginCard of={found} count={names.relative} />}
      {isPlan && hasNames && (
        <Loaded of={categories} waiting={planTexts.namesLoading}>
          {(known) => (
            <NamesCard
              // What is saved stands in its fields.
              key={JSON.stringify(choices)}
              of={found}
              names={names}
              known={known.map(({ category }) => category)}
            />
          )}
        </Loaded>
      )}
    </>
  );
}

interface LedgerProps extends Pick<Parts, 'found' | 'entries'> {
  isPlan: boolean;
}

/** Which part of the ledger is shown, in the address of the screen. */
function useLedgerPlace() {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...values }, { preventScrollReset: true });
  return { view: ledgerViews.find((name) => name === params.get('view')) ?? 'all', change };
}

function Ledger({ found, entries, isPlan }: LedgerProps) {
  const { view, change } = useLedgerPlace();
  return (
    <LedgerCard
      of={found}
      entries={entries}
      isPlan={isPlan}
      view={view}
      onView={(shown) => change({ view: shown, page: '1' })}
      onPage={(page) => change({ page: String(page) })}
    />
  );
}
