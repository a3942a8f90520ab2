import { type ComponentProps, useState } from 'react';
import { Link, useNavigate, useRouteLoaderData } from 'react-router';
import type { RecentItem } from '../../../../domain/api/operations/overview.ts';
import { newBlogPath } from '../../../../domain/content/kinds/edit-path.ts';
import { messageOf } from '../../api.ts';
import { signOffPathOf } from '../../content/sign-off/asked-sign-off.ts';
import { beginItem } from '../../item-calls.ts';
import type { clientLoader as shellLoader } from '../../layout.tsx';
import { useAlert } from '../../shell/alert-banner.tsx';
import { JumpPalette } from '../../shell/palette/palette.tsx';
import { portalTexts as texts } from '../texts/portal.ts';
import styles from './quick-actions.module.css';

const icons = {
  write: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  add: 'M12 5v14M5 12h14',
  upload: 'M12 16V4M6 9l6-6 6 6M4 20h16',
  agree: 'M4 13l5.5 5.5L20 7',
  see: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6',
};

/** A study is made at once and written on its own page. */
function useNewStudy() {
  const navigate = useNavigate();
  const showAlert = useAlert();
  const [busy, setBusy] = useState(false);

  async function create() {
    if (busy) return;
    setBusy(true);
    try {
      // Its fields are not loaded with the Portal.
      const { caseStudyKind } = await import('../../../../domain/content/kinds/case-study.ts');
      await navigate(await beginItem(caseStudyKind));
    } catch (error) {
      showAlert({ kind: 'failure', text: messageOf(error) });
    }
    setBusy(false);
  }

  return { busy, create };
}

export function QuickActions() {
  const { busy, create } = useNewStudy();
  return (
    <nav className={styles.actions} aria-label={texts.quick}>
      <Link to={newBlogPath}>
        <ActionIcon d={icons.write} />
        {texts.newBlog}
      </Link>
      <button type="button" aria-disabled={busy} onClick={create}>
        <ActionIcon d={icons.add} />
        {texts.newStudy}
      </button>
      <Link to="/admin/media">
        <ActionIcon d={icons.upload} />
        {texts.addPictures}
      </Link>
      <AskForSignOff />
      <a href="/">
        <ActionIcon d={icons.see} />
        {texts.seeSite}
      </a>
    </nav>
  );
}

const noChanges: Promise<RecentItem[]> = Promise.resolve([]);

/** Which item is asked first; the form of a link for its client opens at once. */
function AskForSignOff() {
  const navigate = useNavigate();
  const shell = useRouteLoaderData<typeof shellLoader>('admin/layout');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ActionIcon d={icons.agree} />
        {texts.askSignOff}
      </button>
      <JumpPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        lastChanges={shell?.lastChanges ?? noChanges}
        picking={{
          title: texts.askSignOff,
          field: texts.askSignOffField,
          onPick: (path) => navigate(signOffPathOf(path)),
        }}
      />
    </>
  );
}

function ActionIcon(path: ComponentProps<'path'>) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path {...path} />
    </svg>
  );
}
