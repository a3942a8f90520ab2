/** At the top of an export, for whoever finds it without this program. */
export const readMe = `# An export of a whole site

| Here | What |
|---|---|
| export.json | when and where from, how much of what; written last: without it the export is not whole |
| files.sha256 | checksums of all other files: \`sha256sum -c files.sha256\` |
| content/ | a folder for each kind; of each item a .json with everything and a .md with front matter to read |
| content/*-editions/ | the texts of items in further languages, under the id of the original |
| settings.json | settings, menus, brand, and what the site says in each language |
| categories.json, saved-answers.json | lists |
| former-categories.json | names that categories had, whose addresses lead on |
| redirects.json | old addresses and where they lead; without a target, to the item that is named |
| imported-items.json | what the items of other sites became here, by their ids there |
| media.json, media/ | what is known of each upload, and the files; the name in media/ is the one in the texts (/media/…) |
| media-sizes/ | smaller sizes and compressed copies of files in media/: nothing that cannot be made again |
| places.json, pages-of-places.json | the table of places, and which page was made of which row |
| sources-of-figures.json | where the figures of the texts come from |
| reasons-for-like-texts.json | why an item stands beside others that are nearly the same |
| enquiries/ | what visitors sent, as JSON and as a table, and what clients approved; personal data |
| schemas/ | JSON Schemas (2020-12) of all JSON files |

Not in here: accounts, passwords, sessions, keys and secrets, earlier versions of items, the trash, the audit log, remarks of editors, statistics of missing addresses.

\`npm run import -- THIS\` makes the same site of it in an empty installation. A file changed by hand is refused until files.sha256 is made anew.
`;
